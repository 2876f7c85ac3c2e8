import type { Db } from '../platform/database.ts'
import { withDeadline } from '../platform/deadline.ts'
import type { Tasks } from '../platform/jobs/jobs.ts'
import { withJobAccount } from '../platform/jobs/with-job-account.ts'
import { publishLiveEvent } from '../platform/live/publish.ts'
import type { Log } from '../platform/observe/log.ts'
import { completeLookup, getLookupTarget } from './lookup-queries.ts'
import {
  type ConnectedSource,
  type FindConnectedSource,
  type LookupTarget,
  type PropertyProvider,
  type ProviderDataKind,
  providerDataKinds,
} from './provider.ts'
import { ConnectedEstimate, type ProviderData, providerDataSchemas } from './provider-data.ts'
import { replaceComparables, replaceMortgages, updateFacts, upsertEstimates } from './provider-data-queries.ts'
import { upsertZestimate } from './zestimate-queries.ts'

const defaultTimeout = 10_000

/**
 * Fetches everything the provider has on a property, and the estimate of the source that the account connected. When one
 * kind of data fails or is invalid, its stored data stays.
 */
export const lookUpProperty =
  (
    createProvider: (db: Db) => PropertyProvider,
    timeout = defaultTimeout,
    findConnectedSource: FindConnectedSource = async () => undefined,
  ): Tasks['look-up-property'] =>
  async ({ db, payload, log, signal }) => {
    const { propertyId } = payload
    const { target, scope } = await withJobAccount(db, payload, async (db, scope) => ({
      target: await getLookupTarget(db, scope, propertyId),
      scope,
    }))
    if (!target) return
    const source = await findConnectedSource(db, scope)
    const [{ data, failed }, connected] = await withDeadline(signal, timeout, (deadline) =>
      Promise.all([
        fetchProviderData(createProvider(db), target, deadline, log),
        source && fetchConnectedEstimate(source, target, deadline, log),
      ]),
    )
    signal.throwIfAborted()
    await withJobAccount(db, payload, async (db, scope) => {
      if (data.facts) await updateFacts(db, scope, propertyId, data.facts)
      if (data.estimates) await upsertEstimates(db, scope, propertyId, data.estimates)
      if (data.mortgages) await replaceMortgages(db, scope, propertyId, data.mortgages)
      if (data.comparables) await replaceComparables(db, scope, propertyId, data.comparables)
      if (connected) await upsertZestimate(db, scope, propertyId, connected)
      await completeLookup(db, scope, propertyId, { failed, from: data.facts?.from })
      await publishLiveEvent(db, scope, { kind: 'properties', id: propertyId })
    })
  }

async function fetchProviderData(provider: PropertyProvider, target: LookupTarget, signal: AbortSignal, log: Log) {
  const data: Partial<ProviderData> = {}
  const failed: ProviderDataKind[] = []
  const fetchKind = async <K extends ProviderDataKind>(kind: K, target: LookupTarget) => {
    try {
      const response = await Promise.race([provider[kind](target, signal), rejectOnAbort(signal)])
      if (response !== undefined) data[kind] = providerDataSchemas[kind].parse(response) as ProviderData[K]
    } catch (error) {
      failed.push(kind)
      log.warn({ kind, reason: (error as Error).name }, 'A property data provider failed')
    }
  }
  // Facts come first, because the location and the size decide which comparables fit.
  await fetchKind('facts', target)
  const { facts } = data
  const locatedTarget = {
    ...target,
    latitude: facts?.latitude ?? target.latitude,
    longitude: facts?.longitude ?? target.longitude,
    aboveGradeSqft: facts?.aboveGradeSqft ?? target.aboveGradeSqft,
  }
  await Promise.all(providerDataKinds.filter((kind) => kind !== 'facts').map((kind) => fetchKind(kind, locatedTarget)))
  return { data, failed }
}

async function fetchConnectedEstimate(source: ConnectedSource, target: LookupTarget, signal: AbortSignal, log: Log) {
  try {
    const response = await Promise.race([source(target, signal), rejectOnAbort(signal)])
    return response && ConnectedEstimate.parse(response)
  } catch (error) {
    log.warn({ reason: (error as Error).name }, 'A connected source of estimates failed')
    return undefined
  }
}

/** Enforces the timeout on providers that ignore the signal. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
