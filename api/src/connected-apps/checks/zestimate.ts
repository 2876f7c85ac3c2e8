import * as z from 'zod'
import type { CheckCredential } from '../check-credential.ts'

/** https://bridgedataoutput.com/docs/explorer/zestimates: the smallest request that needs access to the data set. */
export const checkZestimateToken: CheckCredential = async (credential, { settings, request }) => {
  const { status, json } = await request(`${settings.ZESTIMATE_URL}/api/v2/zestimates_v2/zestimates?limit=1`, {
    authorization: `Bearer ${credential}`,
  })
  if (status === 401) return 'REFUSED'
  if (status === 403) return 'WITHOUT_ACCESS'
  return status === 200 && Answer.safeParse(json).success ? 'VALID' : 'UNCLEAR'
}

const Answer = z.object({ success: z.literal(true) })
