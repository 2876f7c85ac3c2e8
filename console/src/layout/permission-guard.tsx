import type { Permission } from '@gable/shared/access.ts'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { NoAccess } from '../design/feedback/states.tsx'
import { usePermission } from '../platform/account.ts'

interface PermissionGuardProps {
  permission: Permission
  /** Shown to agents without the permission. */
  fallback?: ReactNode
  children?: ReactNode
}

/** Wraps a page, or serves as the `element` of a route and wraps its children. */
export function PermissionGuard({ permission, fallback = <NoAccess />, children = <Outlet /> }: PermissionGuardProps) {
  return usePermission(permission) ? children : fallback
}
