import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { invalid } from '@gable/shared/http/problem.ts'
import type { Settings } from '../settings.ts'
import { isPublicAddress } from './public-address.ts'

/** Whether webhooks may only call public addresses, or also private ones, such as in development. */
export type TargetPolicy = 'public' | 'anywhere'

export type Resolver = (host: string) => Promise<LookupAddress[]>

const systemResolver: Resolver = (host) => lookup(host, { all: true })

export class BlockedTargetError extends Error {
  override name = 'BlockedTargetError'
}

/**
 * Resolves the host once and blocks it unless all of its addresses are public. The returned lookup connects to exactly
 * the addresses that were checked.
 */
export async function resolveTarget(url: URL, policy: TargetPolicy, resolve = systemResolver): Promise<LookupFunction> {
  assertAllowedPort(url, policy)
  const addresses = await resolve(hostOf(url))
  const isBlocked = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))
  if (isBlocked && policy === 'public') throw new BlockedTargetError(notPublic(hostOf(url)))
  return (_host, { all }, callback) => {
    const [first] = addresses
    if (all) callback(null, addresses)
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** Rejects a URL that could never be called. Host names are resolved and checked at each delivery. */
export function assertAllowedUrl(text: string, policy: TargetPolicy) {
  if (policy === 'anywhere') return
  const url = new URL(text)
  const host = hostOf(url)
  const isPrivate = isIP(host) ? !isPublicAddress(host) : /(^|\.)localhost\.?$/.test(host)
  if (isPrivate) throw invalid({ url: notPublic(host) })
  try {
    assertAllowedPort(url, policy)
  } catch (error) {
    if (error instanceof BlockedTargetError) throw invalid({ url: error.message })
    throw error
  }
}

function assertAllowedPort({ port }: URL, policy: TargetPolicy) {
  const isStandard = port === '' || port === '80' || port === '443'
  if (!isStandard && policy === 'public')
    throw new BlockedTargetError(`Port ${port} is not allowed. Use port 80 or 443.`)
}

const notPublic = (host: string) => `${host} is not a public internet address`

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

export const toTargetPolicy = ({ WEBHOOKS_ALLOW_PRIVATE }: Pick<Settings, 'WEBHOOKS_ALLOW_PRIVATE'>): TargetPolicy =>
  WEBHOOKS_ALLOW_PRIVATE ? 'anywhere' : 'public'
