import * as z from 'zod'
import { type Permission, type Role, roles } from '../access.ts'

/** The ways a notification reaches an agent: the bell of the console, an email at once, or one email a day. */
export const notificationChannels = ['bell', 'email', 'digest'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

interface KindDefinition {
  label: string
  /** When it is sent. */
  about: string
  channels: readonly NotificationChannel[]
  /** What an agent gets who has chosen nothing. */
  defaults: readonly NotificationChannel[]
  /** In place of `defaults`. */
  roleDefaults?: Partial<Record<Role, readonly NotificationChannel[]>>
  /** Only members with this permission get it. */
  permission?: Permission
}

/** Every kind of notification, in the order of the settings. */
export const notificationKinds = {
  NEW_LEAD: {
    label: 'New lead of yours',
    about: 'A visitor or one of your contacts becomes your lead.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
  },
  UNASSIGNED_LEAD: {
    label: 'New lead without an agent',
    about: 'A lead comes in that nobody has taken yet.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
    roleDefaults: { AGENT: ['bell'] },
  },
  ASSIGNED_LEAD: {
    label: 'Lead assigned to you',
    about: 'A colleague makes you the agent of a lead.',
    channels: notificationChannels,
    defaults: ['bell'],
  },
  HANDOVER: {
    label: 'Work of a colleague handed over to you',
    about: 'A member is deactivated, and their contacts and open leads become yours.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
  },
  OFFER_ANSWER: {
    label: 'Answer to an offer',
    about: 'Your contact accepts an offer or asks about it.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
  },
  TEXT_REPLY: {
    label: 'Text from your contact',
    about: 'Your contact answers a text, or texts your agency. Without an agent, everybody is notified.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
  },
  APPOINTMENT: {
    label: 'Appointment',
    about: 'Someone books, moves or cancels time with you. The email with the calendar file is always sent.',
    channels: ['bell', 'digest'],
    defaults: ['bell'],
  },
  CALENDAR: {
    label: 'Calendar',
    about: 'Your calendar and an appointment differ and you have to decide, or a calendar refuses the access.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
  },
  CORRECTION: {
    label: 'Correction by a homeowner',
    about: 'Your contact corrects the figures of their home on their dashboard.',
    channels: notificationChannels,
    defaults: ['bell'],
  },
  POSTCARD_SCAN: {
    label: 'Postcard scanned',
    about: 'Your contact scans the code of a postcard for the first time.',
    channels: notificationChannels,
    defaults: ['bell'],
  },
  FLOW: {
    label: 'Message of an automation or a workflow',
    about: 'A step notifies you of a contact.',
    channels: notificationChannels,
    defaults: ['bell'],
  },
  MENTION: {
    label: 'Mention',
    about: 'A colleague mentions you in a note.',
    channels: notificationChannels,
    defaults: ['bell'],
  },
  MLS: {
    label: 'MLS needs attention',
    about: 'An MLS that you connected refuses to send listings.',
    channels: ['email'],
    defaults: ['email'],
    permission: 'ACCESS_ACCOUNT_SETTINGS',
  },
  EMAIL_DOMAIN: {
    label: 'Email domain and reputation',
    about: 'A DNS record goes missing, or sending is paused because of bounces or spam reports.',
    channels: ['email'],
    defaults: ['email'],
    permission: 'ACCESS_ACCOUNT_SETTINGS',
  },
  LEAD_INTAKE: {
    label: 'Incoming message that needs a look',
    about: 'An email or a webhook arrives for your leads, and no lead could be made of it. At most once an hour.',
    channels: notificationChannels,
    defaults: ['bell', 'email'],
    permission: 'ACCESS_ACCOUNT_SETTINGS',
  },
  CONNECTED_APP: {
    label: 'Connected app needs attention',
    about: 'An app that you connected refuses its key, so contacts are no longer exchanged.',
    channels: ['email'],
    defaults: ['email'],
    permission: 'ACCESS_ACCOUNT_SETTINGS',
  },
} as const satisfies Record<string, KindDefinition>

export type NotificationKind = keyof typeof notificationKinds

export const NotificationKind = z.enum(Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]])

/** The kinds that the bell shows. */
export type BellKind = {
  [K in NotificationKind]: 'bell' extends (typeof notificationKinds)[K]['channels'][number] ? K : never
}[NotificationKind]

export const getKind = (kind: NotificationKind): KindDefinition => notificationKinds[kind]

export const supportsChannel = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  getKind(kind).channels.includes(channel)

/** The roles that get a kind over a channel unless they choose otherwise. */
export function listDefaultRoles(kind: NotificationKind, channel: NotificationChannel): Role[] {
  const { defaults, roleDefaults } = getKind(kind)
  return roles.filter((role) => (roleDefaults?.[role] ?? defaults).includes(channel))
}
