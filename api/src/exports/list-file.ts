import { byteOrderMark, csvLine } from '@gable/shared/exports/csv.ts'
import type { WantedList } from '@gable/shared/exports/export.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import { contactList } from './contact-list.ts'
import { homeList } from './home-list.ts'
import { jsonArray } from './json-array.ts'
import { leadList } from './lead-list.ts'
import type { List } from './list.ts'

/** What a list shows as a file, some rows at a time. `counted` hears how many there are so far. */
export async function* listFile(
  db: Db,
  scope: AccountScope,
  wanted: WantedList,
  counted: (count: number) => void,
): AsyncGenerator<string> {
  const { heads, pages } = await wantedList(db, scope, wanted)
  const rows = heard(pages, counted)
  if (wanted.format === 'JSON') return yield* jsonArray(named(rows, heads))
  yield byteOrderMark + csvLine(heads.map(({ label }) => label))
  for await (const page of rows) yield page.map((row) => csvLine(row.map(flat))).join('')
}

function wantedList(db: Db, scope: AccountScope, wanted: WantedList): Promise<List> | List {
  switch (wanted.kind) {
    case 'CONTACTS':
      return contactList(db, scope, wanted.view)
    case 'HOMES':
      return homeList(db, scope, wanted.view)
    case 'LEADS':
      return leadList(db, scope, wanted.view)
  }
}

async function* heard(pages: List['pages'], counted: (count: number) => void) {
  let count = 0
  for await (const page of pages) {
    count += page.length
    counted(count)
    yield page
  }
}

async function* named(pages: List['pages'], heads: List['heads']) {
  for await (const page of pages)
    yield page.map((row) => Object.fromEntries(heads.map(({ key }, index) => [key, row[index]])))
}

const flat = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value)
