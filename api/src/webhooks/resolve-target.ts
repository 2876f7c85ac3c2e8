import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import type { Settings } from '../platform/settings.ts'
import { isPublicAddress } from './public-address.ts'

export type Reach = 'public' | 'anywhere'

/** Who knows what a name leads to. */
export type NameService = (host: string) => Promise<LookupAddress[]>

const systemNames: NameService = (host) => lookup(host, { all: true })

/** Why a webhook's address is not called at all. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** Looks a host up once, and refuses it unless all it leads to is public. The answer connects to exactly that. */
export async function resolveTarget(url: URL, reach: Reach, names = systemNames): Promise<LookupFunction> {
  refusePort(url, reach)
  const addresses = await names(hostOf(url))
  const isRefused = addresses.length === 0 || addresses.some(({ address }) => !isPublicAddress(address))
  if (isRefused && reach === 'public') throw new Unreachable(`${hostOf(url)} is not on the open internet`)
  return (_host, { all }, answer) => {
    const [first] = addresses
    if (all) answer(null, addresses)
    else answer(null, first?.address ?? '', first?.family)
  }
}

export function refusePort({ port }: URL, reach: Reach) {
  const isUsual = port === '' || port === '80' || port === '443'
  if (!isUsual && reach === 'public') throw new Unreachable(`Port ${port} is not called, only 80 and 443`)
}

export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

export const reachOf = ({ WEBHOOKS_ALLOW_PRIVATE }: Pick<Settings, 'WEBHOOKS_ALLOW_PRIVATE'>): Reach =>
  WEBHOOKS_ALLOW_PRIVATE ? 'anywhere' : 'public'
