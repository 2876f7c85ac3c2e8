import { expect, test } from 'vitest'
import { defaultPermissions, permissions } from '../access.ts'
import {
  listChangedPermissions,
  listGrantableRoles,
  mayEditRole,
  mayManage,
  type RolePermissions,
  toExceptions,
} from './grants.ts'

const owner = { role: 'OWNER', permissions } as const
const admin = { role: 'ADMIN', permissions } as const
const limitedAdmin = { role: 'ADMIN', permissions: ['ACCESS_ACCOUNT_SETTINGS'] } as const

test('a role can be given up to one’s own, if it permits nothing beyond what the giver may do', () => {
  expect(listGrantableRoles(owner, defaultPermissions)).toEqual(['OWNER', 'ADMIN', 'AGENT'])
  expect(listGrantableRoles(admin, defaultPermissions)).toEqual(['ADMIN', 'AGENT'])
  expect(listGrantableRoles(limitedAdmin, defaultPermissions)).toEqual(['AGENT'])
  const powerfulAgents: RolePermissions = { ...defaultPermissions, AGENT: ['MANAGE_MARKETING_SETTINGS'] }
  expect(listGrantableRoles(limitedAdmin, powerfulAgents)).toEqual([])
})

test('members of the same or a lower role can be managed, only lower roles edited, and owners never', () => {
  expect(mayManage(admin, owner)).toBe(false)
  expect(mayManage(admin, admin)).toBe(true)
  expect(mayEditRole(admin, 'ADMIN')).toBe(false)
  expect(mayEditRole(admin, 'AGENT')).toBe(true)
  expect(mayEditRole(owner, 'ADMIN')).toBe(true)
  expect(mayEditRole(owner, 'OWNER')).toBe(false)
})

test('an exception is what a member has without the role, or lacks despite it', () => {
  expect(listChangedPermissions(permissions, permissions)).toEqual([])
  expect(toExceptions(['ACCESS_ACCOUNT_SETTINGS'], ['MANAGE_MARKETING_SETTINGS'])).toEqual([
    { permission: 'ACCESS_ACCOUNT_SETTINGS', isGranted: false },
    { permission: 'MANAGE_MARKETING_SETTINGS', isGranted: true },
  ])
})
