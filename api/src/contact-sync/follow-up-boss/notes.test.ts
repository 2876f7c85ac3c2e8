import { expect, test } from 'vitest'
import { createNoteCalls } from './notes.ts'

const readText = async (body: string) => {
  const get = async () => ({ notes: [{ id: 1, personId: 2, body, isHtml: true }] })
  const { listNotes } = createNoteCalls({ get } as unknown as Parameters<typeof createNoteCalls>[0])
  return (await listNotes(undefined)).notes[0]?.text
}

test('a note in HTML is read as text', async () => {
  expect(await readText('<p class="a">Called <b>Nora</b></p><div>Tom &amp; Jo<br/>again</div>')).toBe(
    'Called Nora\nTom & Jo\nagain',
  )
})

test('a note of tags that never end takes no longer than its size', async () => {
  const started = process.cpuUsage()
  await readText('<br'.repeat(40_000))
  // About 10 ms; reading the rest for each tag takes ten seconds.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000)
})
