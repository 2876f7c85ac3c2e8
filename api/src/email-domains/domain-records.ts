import type { DomainRecord } from '@gable/shared/email-domains/email-domain.ts'
import type { StoredChecks } from '../database/schema/emails.ts'
import type { KeyRow } from './queries.ts'

/** A DNS record that a domain should have. */
export type ExpectedRecord = Pick<DomainRecord, 'check' | 'type' | 'host' | 'value' | 'isRequired'>

/** What the operator set up for all domains. */
export interface MailDns {
  /** The terms of an SPF record that allow our servers to send. */
  spfTerms: string | undefined
  /** Where returned emails go. */
  bounceDomain: string | undefined
}

interface RecordSource {
  domain: string
  ownership_token: string
  keys: Pick<KeyRow, 'selector' | 'public_key' | 'active_from' | 'retired_at'>[]
}

/** The records of a sending domain. Required are those without which the large mail providers reject emails in its name. */
export function listExpectedRecords(
  { domain, ownership_token, keys }: RecordSource,
  { spfTerms, bounceDomain }: MailDns,
): ExpectedRecord[] {
  const current = keys.filter(({ retired_at }) => retired_at === null)
  const hasActiveKey = current.some(({ active_from }) => active_from !== null)
  return [
    toOwnershipRecord(domain, ownership_token),
    ...current.map(({ selector, public_key, active_from }) => ({
      check: 'DKIM' as const,
      type: 'TXT' as const,
      host: `${selector}._domainkey.${domain}`,
      value: `v=DKIM1; k=rsa; p=${public_key}`,
      isRequired: active_from !== null || !hasActiveKey,
    })),
    {
      check: 'SPF',
      type: 'TXT',
      host: domain,
      value: spfTerms ? `v=spf1 ${spfTerms} ~all` : '',
      isRequired: spfTerms !== undefined,
    },
    { check: 'DMARC', type: 'TXT', host: `_dmarc.${domain}`, value: 'v=DMARC1; p=none', isRequired: true },
    ...(bounceDomain ? [toReturnPathRecord(domain, bounceDomain)] : []),
  ]
}

export const toOwnershipRecord = (domain: string, token: string): ExpectedRecord => ({
  check: 'OWNERSHIP',
  type: 'TXT',
  host: `_gable.${domain}`,
  value: `gable-verification=${token}`,
  isRequired: true,
})

const toReturnPathRecord = (domain: string, bounceDomain: string): ExpectedRecord => ({
  check: 'RETURN_PATH',
  type: 'CNAME',
  host: getReturnPathHost(domain),
  value: bounceDomain,
  isRequired: false,
})

export const getReturnPathHost = (domain: string): string => `bounce.${domain}`

/** Names the record in what is stored about checks. */
export const toCheckKey = ({ type, host }: Pick<ExpectedRecord, 'type' | 'host'>): string => `${type} ${host}`

export const withCheckResult = (record: ExpectedRecord, checks: StoredChecks): DomainRecord => ({
  ...record,
  ...(checks[toCheckKey(record)] ?? { state: 'PENDING', found: [], message: '' }),
})
