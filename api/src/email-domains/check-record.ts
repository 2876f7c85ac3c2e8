import type { CheckState, DomainCheckName } from '@gable/shared/email-domains/email-domain.ts'
import { cleanLine } from '@gable/shared/text/clean-text.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { type DnsLookup, DnsUnreachableError } from './dns-lookup.ts'
import type { ExpectedRecord } from './domain-records.ts'
import {
  evaluateAlias,
  evaluateDkim,
  evaluateDmarc,
  evaluateOwnership,
  evaluateSpf,
  type Verdict,
} from './evaluate-record.ts'

interface CheckResult {
  state: CheckState
  found: string[]
  message: string
}

/** Asks for one record and says in words what is wrong with it. */
export async function checkRecord(lookup: DnsLookup, record: ExpectedRecord, domain: string): Promise<CheckResult> {
  try {
    const found = await listRecords[record.check](lookup, record)
    const { state, message } =
      found.length === 0 ? await explainMissing(lookup, record, domain) : evaluators[record.check](record, found)
    return { state: record.isRequired || state !== 'FAILED' ? state : 'WARNING', found: toDisplay(found), message }
  } catch (error) {
    if (!(error instanceof DnsUnreachableError)) throw error
    return { state: 'UNREACHABLE', found: [], message: `${error.message} We will ask again.` }
  }
}

const evaluators: Record<DomainCheckName, (record: ExpectedRecord, found: string[]) => Verdict> = {
  OWNERSHIP: evaluateOwnership,
  DKIM: evaluateDkim,
  SPF: evaluateSpf,
  DMARC: evaluateDmarc,
  RETURN_PATH: evaluateAlias,
  PAGES: evaluateAlias,
}

type ListRecords = (lookup: DnsLookup, record: ExpectedRecord) => Promise<string[]>

const listTexts: ListRecords = (lookup, { host }) => lookup.listTexts(host)
const listAliases: ListRecords = (lookup, { host }) => lookup.listAliases(host)

const listRecords: Record<DomainCheckName, ListRecords> = {
  OWNERSHIP: listTexts,
  DKIM: listTexts,
  SPF: async (lookup, { host }) => (await lookup.listTexts(host)).filter((text) => /^v=spf1(\s|$)/i.test(text.trim())),
  DMARC: listPolicies,
  RETURN_PATH: listAliases,
  PAGES: listAliases,
}

/** The policy of the domain, or else of the closest domain above it. */
async function listPolicies(lookup: DnsLookup, { host }: ExpectedRecord): Promise<string[]> {
  const labels = host.split('.').slice(1)
  for (let first = 0; first < labels.length - 1; first++) {
    const texts = await lookup.listTexts(`_dmarc.${labels.slice(first).join('.')}`)
    const policies = texts.filter((text) => /^v=dmarc1/i.test(text.trim()))
    if (policies.length > 0 || (first === 0 && texts.length > 0)) return policies.length > 0 ? policies : texts
  }
  return []
}

async function explainMissing(lookup: DnsLookup, record: ExpectedRecord, domain: string): Promise<Verdict> {
  const { check, type, host } = record
  if (check === 'SPF' && !record.value) return evaluateSpf(record, [])
  const doubled = `${host}.${domain}`
  const list = type === 'CNAME' ? lookup.listAliases : lookup.listTexts
  if (host !== domain && (await list(doubled)).length > 0)
    return {
      state: 'FAILED',
      message: `The record is at ${doubled}. Your DNS provider adds the domain itself, so enter only ${host.slice(0, -domain.length - 1)} as the name.`,
    }
  return { state: 'FAILED', message: 'No record was found. After you add it, it can take up to an hour to appear.' }
}

/** Strangers write these texts. */
const toDisplay = (found: string[]) => found.slice(0, 5).map((text) => truncate(cleanLine(text), 500))
