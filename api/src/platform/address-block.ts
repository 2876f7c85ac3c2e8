import { isIPv6 } from 'node:net'

/** The addresses of one sender: an IPv4 address, or a /64 network of IPv6, whose other half each device chooses freely. */
export function toAddressBlock(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const first = head === '' ? [] : head.split(':')
  // The groups that `::` leaves out are zeros.
  const left = tail === undefined ? 0 : 8 - first.length - countGroups(tail)
  const groups = [...first, ...Array<string>(left).fill('0'), ...(tail ?? '').split(':')]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 address at the end takes the place of two groups. */
const countGroups = (text: string) => (text === '' ? 0 : text.split(':').length + (text.includes('.') ? 1 : 0))
