import { randomBytes } from 'node:crypto'
import { type EmailDomain, maxEmailDomains } from '@gable/shared/email-domains/email-domain.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Db } from '../platform/database.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { AccountScope } from '../platform/scope.ts'
import { createDkimKey } from './dkim-key.ts'
import type { DomainContext } from './domain-context.ts'
import { toEmailDomain } from './domain-reply.ts'
import {
  deleteDomainOrThrow,
  getDomainOrThrow,
  insertDomain,
  insertKey,
  listDomains,
  lockAndCountDomains,
  lockDomainOrThrow,
  updateDomain,
} from './queries.ts'

type Context = Pick<DomainContext, 'secret' | 'mail'>

export const listEmailDomains = async (db: Db, scope: AccountScope, { mail }: Context): Promise<EmailDomain[]> =>
  (await listDomains(db, scope)).map((domain) => toEmailDomain(domain, mail))

export const getEmailDomainOrThrow = async (
  db: Db,
  scope: AccountScope,
  domainId: string,
  { mail }: Context,
): Promise<EmailDomain> => toEmailDomain(await getDomainOrThrow(db, scope, domainId), mail)

/** Anyone may add any domain: it is used only once it has a record with a token that nobody else knows. */
export async function addDomain(
  db: Db,
  scope: AccountScope,
  { domain, localPart }: { domain: string; localPart: string },
  context: Context,
): Promise<EmailDomain> {
  if ((await lockAndCountDomains(db, scope)) >= maxEmailDomains)
    throw new Problem('conflict', `You can have up to ${maxEmailDomains} domains. Remove one that you no longer use.`)
  const id = newId()
  const token = createOwnershipToken()
  if (!(await insertDomain(db, scope, { id, domain, local_part: localPart.toLowerCase(), ownership_token: token })))
    throw new Problem('conflict', `${domain} has already been added`)
  await insertKey(db, scope, id, await createDkimKey(id, context.secret))
  return publishDomain(db, scope, id, context)
}

export const createOwnershipToken = (): string => randomBytes(16).toString('hex')

export async function changeLocalPart(
  db: Db,
  scope: AccountScope,
  domainId: string,
  localPart: string,
  context: Context,
): Promise<EmailDomain> {
  await lockDomainOrThrow(db, scope, domainId)
  await updateDomain(db, scope, domainId, { local_part: localPart.toLowerCase() })
  return publishDomain(db, scope, domainId, context)
}

/** Creates the next key. It signs once its record is found, so emails are signed without a gap. */
export async function rotateKey(db: Db, scope: AccountScope, domainId: string, context: Context): Promise<EmailDomain> {
  const { keys } = await lockDomainOrThrow(db, scope, domainId)
  if (keys.some(({ active_from, retired_at }) => !active_from && !retired_at))
    throw new Problem('conflict', 'A new key is waiting for its record already. Add that record first.')
  await insertKey(db, scope, domainId, await createDkimKey(domainId, context.secret))
  return publishDomain(db, scope, domainId, context)
}

export async function deleteDomain(db: Db, scope: AccountScope, domainId: string): Promise<{ _id: string }> {
  await deleteDomainOrThrow(db, scope, domainId)
  await publishLiveEvent(db, scope, { kind: 'email-domains', id: domainId })
  return { _id: domainId }
}

async function publishDomain(db: Db, scope: AccountScope, domainId: string, context: Context): Promise<EmailDomain> {
  await publishLiveEvent(db, scope, { kind: 'email-domains', id: domainId })
  return getEmailDomainOrThrow(db, scope, domainId, context)
}
