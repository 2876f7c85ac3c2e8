import type { Emulation } from '@gable/shared/identity/user.ts'
import type * as z from 'zod'

type EmulationType = z.infer<typeof Emulation>['type']

export function getEmulationMessage(type: EmulationType, { fullName, email }: { fullName: string; email: string }) {
  const viewer = type === 'ADMIN' ? 'An administrator' : 'Support'
  return `${viewer} is viewing this account as ${fullName.trim() || email}.`
}
