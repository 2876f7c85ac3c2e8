import type { Permission } from '@gable/shared/access.ts'

export const permissionLabels: Record<Permission, { label: string; hint: string }> = {
  ACCESS_ACCOUNT_SETTINGS: {
    label: 'Manage account settings',
    hint: 'Team, imports and exports, attributes, tags, email domain, integrations and billing.',
  },
  MANAGE_MARKETING_SETTINGS: {
    label: 'Manage marketing',
    hint: 'Emails, postcards, forms, landing pages, widgets, contact dashboards and branding.',
  },
}
