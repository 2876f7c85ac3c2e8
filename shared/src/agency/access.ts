import * as z from 'zod'
import { permissions, roles } from '../access.ts'

/** What an agent may do in an account. */
export const Access = z.object({
  role: z.enum(roles),
  permissions: z.array(z.enum(permissions)),
  /** From when the account closes to an agent who still lacks the second factor that the agency requires. */
  twoFactor: z.object({ dueAt: z.string(), isDue: z.boolean() }).nullable(),
})
export type Access = z.infer<typeof Access>
