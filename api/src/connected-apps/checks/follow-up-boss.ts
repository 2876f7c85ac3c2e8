import * as z from 'zod'
import type { CheckCredential } from '../check-credential.ts'

/** https://docs.followupboss.com/reference/identity: the key is the user name of HTTP Basic, with a blank password. */
export const checkFollowUpBossKey: CheckCredential = async (credential, { settings, request }) => {
  const { status, json } = await request(`${settings.FOLLOW_UP_BOSS_URL}/v1/identity`, {
    authorization: `Basic ${Buffer.from(`${credential}:`).toString('base64')}`,
    'x-system': 'Gable',
    ...(settings.FOLLOW_UP_BOSS_SYSTEM_KEY && { 'x-system-key': settings.FOLLOW_UP_BOSS_SYSTEM_KEY }),
  })
  if (status === 401) return 'REFUSED'
  // An account that has expired keeps its keys, but locks most of the API.
  if (status === 403) return 'WITHOUT_ACCESS'
  return status === 200 && Identity.safeParse(json).success ? 'VALID' : 'UNCLEAR'
}

const Identity = z.object({ account: z.object({ id: z.number() }), user: z.object({ id: z.number() }) })
