import { expect, test } from 'vitest'
import { toAddressBlock } from './address-block.ts'

test.for([
  ['192.0.2.4', '192.0.2.4'],
  ['::ffff:192.0.2.4', '192.0.2.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3::192.0.2.4', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
] as const)('%s belongs to %s', ([ip, block]) => {
  expect(toAddressBlock(ip)).toBe(block)
})
