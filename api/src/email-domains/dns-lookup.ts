import { Resolver } from 'node:dns/promises'
import { withDeadline } from '../platform/deadline.ts'
import { isPublicAddress } from '../platform/outbound/public-address.ts'

/** Asks for records. An empty list means that the name servers say there is none. */
export interface DnsLookup {
  listTexts(name: string): Promise<string[]>
  listAliases(name: string): Promise<string[]>
}

/** Nobody knows whether the record exists: no answer in time, or one that makes no sense. */
export class DnsUnreachableError extends Error {
  override name = 'DnsUnreachable'
}

interface DnsOptions {
  /** Asked instead of the name servers of each domain. */
  servers: string[] | undefined
  /** For all questions together, in milliseconds. */
  timeout?: number
}

/** Runs `work` with a lookup that remembers nothing of earlier ones and gives up after the timeout. */
export const withDnsLookup = <T>(
  { servers, timeout = 8000 }: DnsOptions,
  signal: AbortSignal,
  work: (lookup: DnsLookup) => Promise<T>,
): Promise<T> => withDeadline(signal, timeout, (signal) => work(createDnsLookup(servers, signal)))

function createDnsLookup(servers: string[] | undefined, signal: AbortSignal): DnsLookup {
  const openResolver = (servers?: string[]) => createResolver(servers, signal)
  const shared = openResolver(servers)
  // Resolvers remember that a record did not exist, so the name servers of the domain themselves are asked.
  const selectResolver = servers
    ? async () => shared
    : rememberByName(async (name) => {
        const addresses = await findNameServers(shared, name)
        return addresses.length > 0 ? openResolver(addresses) : shared
      })
  const ask = async <T>(name: string, question: (resolver: Resolver) => Promise<T[]>) => {
    const resolver = await selectResolver(name)
    // A resolver that is canceled before the question would still ask it.
    if (signal.aborted) throw new DnsUnreachableError(noAnswer)
    return listOrNone(question, resolver)
  }

  const listAliases = (name: string) => ask(name, (resolver) => resolver.resolveCname(name))
  /** The server of one domain does not follow an alias into another. */
  async function listTexts(name: string, hops = 4): Promise<string[]> {
    const texts = await ask(name, async (resolver) => joinChunks(await resolver.resolveTxt(name)))
    if (texts.length > 0 || hops === 0) return texts
    const [target] = await listAliases(name)
    return target === undefined ? [] : listTexts(target, hops - 1)
  }
  return { listAliases, listTexts: (name) => listTexts(name) }
}

function createResolver(servers: string[] | undefined, signal: AbortSignal): Resolver {
  const resolver = new Resolver({ timeout: 1500, tries: 2 })
  if (servers) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  return resolver
}

/** The addresses of the name servers of the closest zone. Private ones are left out: a domain must not make us ask our own network. */
async function findNameServers(resolver: Resolver, name: string): Promise<string[]> {
  const labels = name.split('.')
  for (let first = 0; first < labels.length; first++) {
    const zone = labels.slice(first).join('.')
    const names = await listOrNone((resolver) => resolver.resolveNs(zone), resolver)
    if (names.length === 0) continue
    const lists = await Promise.all(
      names.slice(0, maxNameServers).map((server) => listOrNone((resolver) => resolver.resolve4(server), resolver)),
    )
    return lists.flat().filter(isPublicAddress).slice(0, maxNameServers)
  }
  return []
}

const maxNameServers = 4

/** Only "no such name" and "no such record" mean that there is none. Everything else, such as a refusal, says nothing. */
async function listOrNone<T>(question: (resolver: Resolver) => Promise<T[]>, resolver: Resolver): Promise<T[]> {
  try {
    return await question(resolver)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new DnsUnreachableError(reasons[code ?? ''] ?? `The name servers answered ${code}.`)
  }
}

const noAnswer = 'The name servers did not answer in time.'
const reasons: Record<string, string> = {
  ETIMEOUT: noAnswer,
  ECANCELLED: noAnswer,
  ECONNREFUSED: 'The name servers cannot be reached.',
  ESERVFAIL: 'The name servers failed to answer.',
  EREFUSED: 'The name servers refused to answer.',
  EBADRESP: 'The name servers sent an answer that makes no sense.',
  EFORMERR: 'The name servers sent an answer that makes no sense.',
}

/** A long text is stored in chunks of up to 255 bytes. */
const joinChunks = (texts: string[][]) => texts.map((chunks) => chunks.join(''))

function rememberByName<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>()
  return (name) => {
    const pending = loaded.get(name) ?? load(name)
    loaded.set(name, pending)
    return pending
  }
}
