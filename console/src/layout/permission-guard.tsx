import type { Permission } from '@gable/shared/access.ts'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router-dom'
import { NoAccess } from '../design/feedback/states.tsx'
import { usePermission } from '../platform/account.ts'

interface PermissionGuardProps {
  permission: Permission
  /** What the others see. */
  otherwise?: ReactNode
  children?: ReactNode
}

/** Around a page, or as the element of a route around its children: opens to who holds the permission. */
export function PermissionGuard({ permission, otherwise = <NoAccess />, children = <Outlet /> }: PermissionGuardProps) {
  return usePermission(permission) ? children : otherwise
}
