import * as z from 'zod'
import { isEmail, isPhone } from './contact-formats.ts'

export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254, 'Email cannot be more than 254 characters')
  .refine(isEmail, 'Please enter a valid email')

export const passwordMinimum = 8

export const NewPassword = z
  .string()
  .min(passwordMinimum, `Password must be at least ${passwordMinimum} characters`)
  .max(200, 'Password cannot be more than 200 characters')

export const emulationTypes = ['SUPPORT', 'ADMIN'] as const

/** Whether support is signed in as this user. */
export const Emulation = z.object({ isEmulated: z.boolean(), type: z.enum(emulationTypes).nullable() })

export const User = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  timeZone: z.string().nullable(),
  hasPassword: z.boolean(),
})
export type User = z.infer<typeof User>

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

export const Phone = z
  .string()
  .trim()
  .refine((text) => text === '' || isPhone(text), 'Please enter a valid phone number')

const Name = (label: string) =>
  z.string().trim().min(1, `${label} is required`).max(64, `${label} cannot be more than 64 characters`)

export const TimeZone = z.string().refine(isTimeZone, 'Please select a time zone')

export const ProfileChange = z.object({
  firstName: Name('First Name'),
  lastName: Name('Last Name'),
  phone: Phone,
  timeZone: TimeZone,
})

export const UserSession = z.object({
  _id: z.string(),
  device: z.string(),
  /** The IP address that it was last used from. */
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type UserSession = z.infer<typeof UserSession>
