/** Creates a UUIDv7. It sorts by creation time, so indexes grow at their end. */
export function newId(at = Date.now()): string {
  const time = hex(Math.max(0, Math.floor(at)), 12)
  const [version, variant] = [0x7000 | (random() & 0xfff), 0x8000 | (random() & 0x3fff)]
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(version, 4)}-${hex(variant, 4)}-${hex(random() & 0xffff, 4)}${hex(random(), 8)}`
}

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')

/** Random numbers are fetched in batches, because each fetch is the most expensive part of creating an ID. */
const numbers = new Uint32Array(256)
let used = numbers.length

function random(): number {
  if (used === numbers.length) {
    crypto.getRandomValues(numbers)
    used = 0
  }
  return numbers[used++] ?? 0
}

export const timeOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (text: string): boolean => uuid.test(text)
