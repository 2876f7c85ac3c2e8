import { BlockList, isIPv6 } from 'node:net'

/**
 * Whether an address is on the public internet: not loopback, private, link-local, carrier-grade NAT, multicast, or
 * reserved. Only globally assigned IPv6 counts, without ranges that embed IPv4 addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalIPv6.check(address, 'ipv6') && !reservedIPv6.check(address, 'ipv6')
  return !reservedIPv4.check(address, 'ipv4')
}

const reservedIPv4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])

const globalIPv6 = listOf('ipv6', ['2000::/3'])
const reservedIPv6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

function listOf(family: 'ipv4' | 'ipv6', subnets: string[]) {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', prefix] = subnet.split('/')
    list.addSubnet(address, Number(prefix), family)
  }
  return list
}
