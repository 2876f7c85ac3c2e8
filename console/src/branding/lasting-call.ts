import type { Contract } from '@gable/shared/contract.ts'
import { type Call, createClient } from '@gable/shared/http/client.ts'

/** Calls that reach the server although the page that makes them is going away. */
export const lastingCall = (accountId: string): Call<Contract> =>
  createClient<Contract>({
    base: '/api',
    headers: () => ({ 'X-Account-Id': accountId }),
    fetch: (url, init) => fetch(url, { ...init, keepalive: true }),
  })
