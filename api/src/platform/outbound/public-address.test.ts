import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const byte = fc.nat(255)
const ipv4 = (...first: (fc.Arbitrary<number> | number)[]) =>
  fc
    .tuple(
      ...first.map((part) => (typeof part === 'number' ? fc.constant(part) : part)),
      ...rest(4 - first.length, byte),
    )
    .map((bytes) => bytes.join('.'))
const group = fc.nat(0xffff)
const ipv6 = (...first: (fc.Arbitrary<number> | number)[]) =>
  fc
    .tuple(
      ...first.map((part) => (typeof part === 'number' ? fc.constant(part) : part)),
      ...rest(8 - first.length, group),
    )
    .map((groups) => groups.map((part) => part.toString(16)).join(':'))
const rest = (count: number, part: fc.Arbitrary<number>) => Array.from({ length: count }, () => part)
const between = (min: number, max: number) => fc.integer({ min, max })

describe('an address', () => {
  test.for([
    ['that is loopback', ipv4(127)],
    ['that is unspecified', ipv4(0)],
    ['of a private network', fc.oneof(ipv4(10), ipv4(172, between(16, 31)), ipv4(192, 168))],
    ['of carrier-grade NAT', ipv4(100, between(64, 127))],
    ['that is link-local, such as a cloud metadata service', ipv4(169, 254)],
    ['that is multicast or reserved', ipv4(between(224, 255))],
    [
      'for documentation and benchmarks',
      fc.oneof(ipv4(192, 0, 2), ipv4(198, 51, 100), ipv4(203, 0, 113), ipv4(198, between(18, 19))),
    ],
    ['of IPv6 that is not global unicast', fc.oneof(ipv6(between(0, 0x1fff)), ipv6(between(0x4000, 0xffff)))],
    [
      'of IPv6 that is unique local, link-local, or multicast',
      fc.oneof(ipv6(between(0xfc00, 0xfdff)), ipv6(between(0xfe80, 0xfebf)), ipv6(between(0xff00, 0xffff))),
    ],
    [
      'of IPv6 that embeds IPv4',
      fc.oneof(
        ipv4().map((v4) => `::ffff:${v4}`),
        ipv4().map((v4) => `::${v4}`),
        ipv4().map((v4) => `64:ff9b::${v4}`),
        ipv6(0x2002),
        ipv6(0x2001, between(0, 0x1ff)),
      ),
    ],
  ] as const)('%s is not public', ([, addresses]) => {
    fc.assert(fc.property(addresses, (address) => !isPublicAddress(address)))
  })

  test.for(['::1', '::', '169.254.169.254', 'fd00:ec2::254', '::ffff:8.8.8.8', '::ffff:7f00:1', '255.255.255.255'])(
    '%s is not public',
    (address) => {
      expect(isPublicAddress(address)).toBe(false)
    },
  )

  test.for([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.0.1',
    '172.32.0.1',
    '126.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})
