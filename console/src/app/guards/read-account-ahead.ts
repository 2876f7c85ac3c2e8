import type { Params } from 'react-router-dom'
import { readAhead } from '../../platform/use-api.ts'

/** The loader of an account's routes: what the guards ask for is under way while their code and the page's is fetched. */
export function readAccountAhead({ params: { accountId } }: { params: Params }) {
  readAhead(undefined, 'GET /session')
  readAhead(accountId, 'GET /agent/me')
  readAhead(accountId, 'GET /agent/agency')
  readAhead(accountId, 'GET /agent/permissions')
  readAhead(accountId, 'GET /agent/plan')
  return null
}
