/** Events of a person's sign-in, which belong to no account, and what the audit log says about them after the name. */
const securityEvents = {
  'signed-in': 'signed in with a password',
  'signed-in-by-link': 'signed in with an emailed link',
  'signed-in-by-invitation': 'signed in with an invitation',
  'signed-out': 'signed out',
  'session-ended': 'signed out another device',
  'other-sessions-ended': 'signed out all other devices',
  'password-changed': 'changed their password',
  'profile-changed': 'changed their personal information',
  'emulation-prepared': 'can be helped by support, who created a sign-in link',
  'emulated-by-support': 'was helped by support, who signed in for them',
  'emulated-by-admin': 'was helped by an administrator, who signed in for them',
} as const

/** A kind without a phrase of its own is shown by its name. */
export const describeSecurityEvent = (kind: string): string =>
  (securityEvents as Record<string, string>)[kind] ?? kind.replaceAll('-', ' ')
