import * as z from 'zod'
import { defineEndpoints } from '../http/endpoint.ts'
import { Id } from '../http/fields.ts'
import { Import, ImportChoices, ImportedRow, ImportFormat, ImportMapping, NewImport, rowOutcomes } from './import.ts'

/** Imports change whole contact lists, so they require account access. */
const allow = 'ACCESS_ACCOUNT_SETTINGS'
const params = z.object({ importId: Id })

export const importEndpoints = defineEndpoints({
  'GET /agent/imports': {
    allow,
    about: 'Lists the imports of the account, newest first.',
    reply: z.object({ data: z.array(Import) }),
  },
  'POST /agent/imports': {
    allow,
    about: 'Creates an import. Then PUT the file itself to `/agent/imports/:importId/file`.',
    body: NewImport,
    reply: Import,
  },
  'GET /agent/imports/:importId': {
    allow,
    about: 'Returns one import with its file format, column mapping and progress.',
    params,
    reply: Import,
  },
  'DELETE /agent/imports/:importId': {
    allow,
    about: 'Deletes an import that has changed no contacts, with its file.',
    params,
    reply: z.undefined(),
  },
  'PUT /agent/imports/:importId/reading': {
    allow,
    about: 'Changes the format in which the file is read.',
    params,
    body: ImportFormat,
    reply: Import,
  },
  'POST /agent/imports/:importId/check': {
    allow,
    about: 'Starts a job that checks every row and saves the expected outcome, without changing contacts.',
    params,
    body: z.object({ mapping: ImportMapping, choices: ImportChoices }),
    reply: Import,
  },
  'POST /agent/imports/:importId/start': {
    allow,
    about: 'Starts a job that imports the checked rows.',
    params,
    reply: Import,
  },
  'POST /agent/imports/:importId/cancelled': {
    allow,
    about: 'Stops a check or an import. Rows that are already imported stay, and can be undone.',
    params,
    reply: Import,
  },
  'POST /agent/imports/:importId/continued': {
    allow,
    about: 'Continues a stopped import with the rows it has not imported yet.',
    params,
    reply: Import,
  },
  'POST /agent/imports/:importId/undone': {
    allow,
    about:
      'Starts a job that undoes the import. Contacts changed since then are skipped; a second call tries them again.',
    params,
    reply: Import,
  },
  'GET /agent/imports/:importId/rows': {
    allow,
    about: 'Lists the rows of the file with their outcome and the reason.',
    params,
    query: z.object({
      outcome: z.enum(rowOutcomes).optional(),
      hasDropped: z.enum(['true']).optional(),
      isLeft: z.enum(['true']).optional(),
      /** Only the rows that a stopped import has not imported. The other filters leave them out. */
      isRemaining: z.enum(['true']).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: z.object({ data: z.array(ImportedRow), total: z.number() }),
  },
  'POST /agent/imports/:importId/refused-link': {
    allow,
    about: 'Returns a link that works for a few minutes, to a file of the rows that were not imported and why.',
    readOnly: true,
    params,
    reply: z.object({ url: z.string() }),
  },
})
