import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findBoundaryViolations } from './boundaries.mjs'
import { inRoot } from './repository.mjs'

vi.setConfig({ testTimeout: 30_000 })

const folders = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

test('imports that keep the rules pass', async () => {
  const repository = await createRepository({
    'shared/src/widgets/widget.ts': `import * as z from 'zod'\nexport const Widget = z.object({})\nexport type Widget = z.infer<typeof Widget>`,
    'embeds/src/show.ts': `import type { Widget } from '@gable/shared/widgets/widget.ts'\nexport const show = (widget: Widget) => widget`,
    'embeds/src/journeys/view.ts': `export const view = 1`,
    'public-pages/src/page.ts': `export { view } from '../../embeds/src/journeys/view.ts'`,
    'api/src/widgets/widget-queries.ts': `import { sql } from 'kysely'\nexport const one = sql\`select 1\``,
    'api/src/widgets/routes.ts': `import type { Kysely } from 'kysely'\nimport { one } from './widget-queries.ts'\nexport const route = (db: Kysely<unknown>) => [db, one]`,
    'api/src/widgets/routes.test.ts': `import { mint } from '../platform/mint.ts'\nmint()`,
    'api/src/platform/mint.ts': `export const mint = () => 1`,
    'shared/src/leads/lead.ts': `import type { Stage } from './stage.ts'\nexport type Lead = Stage`,
    'shared/src/leads/stage.ts': `import type { Lead } from './lead.ts'\nexport type Stage = Lead`,
  })
  expect(await findBoundaryViolations(repository)).toEqual([])
})

test('imports that run where they must not are reported', async () => {
  const repository = await createRepository({
    'shared/src/widgets/widget.ts': `import * as z from 'zod'\nexport const Widget = z.object({})`,
    'shared/src/widgets/rule.ts': `import { Widget } from './widget.ts'\nexport const rule = () => Widget`,
    'embeds/src/show.ts': `import { rule } from '@gable/shared/widgets/rule.ts'\nexport const show = rule`,
    'api/src/widgets/routes.ts': `import { sql } from 'kysely'\nimport { verb } from './verb.ts'\nexport const route = () => [sql, verb]`,
    'api/src/widgets/verb.ts': `import { route } from './routes.ts'\nexport const verb = () => route()`,
    'api/src/widgets/count.ts': `import type { Pool } from 'pg'\nimport pg from 'pg'\nexport const count: Pool = pg`,
    'shared/src/leads/lead.ts': `export { stage } from './stage.ts'`,
    'shared/src/leads/stage.ts': `import type { Role } from './role.ts'\nexport const stage = (): Role => import('./role.ts')`,
    'shared/src/leads/role.ts': `import { stage } from './lead.ts'\nexport type Role = unknown\nexport const role = stage`,
  })
  expect(summarize(await findBoundaryViolations(repository))).toEqual([
    'api/src/widgets/count.ts sql-only-in-queries',
    'api/src/widgets/routes.ts no-circular-imports',
    'api/src/widgets/routes.ts sql-only-in-queries',
    'embeds/src/show.ts no-zod-on-public-pages',
    'shared/src/leads/lead.ts no-circular-imports',
  ])
})

test('imports across a boundary are reported, even type-only ones', async () => {
  const repository = await createRepository({
    'shared/src/rule.ts': `import type { App } from '../../api/src/app.ts'\nexport type Rule = App`,
    'api/src/app.ts': `import type { Page } from '../../console/src/page.ts'\nexport type App = Page`,
    'api/src/widgets/queries.ts': `import { mint } from '../platform/mint.ts'\nimport { a } from './a.test.ts'\nimport { b } from '../testing/b.ts'\nexport const all = [mint, a, b]`,
    'api/src/testing/b.ts': `export const b = 1`,
    'api/src/widgets/a.test.ts': `export const a = 1`,
    'api/src/platform/mint.ts': `export const mint = 1`,
    'console/src/preview.ts': `export { view } from '../../embeds/src/journeys/view.ts'`,
    'embeds/src/journeys/view.ts': `export const view = 1`,
    'console/src/page.ts': `import { Card } from '@tremor/react'\nexport type Page = typeof Card`,
    'embeds/src/show.ts': `import type { Page } from '../../console/src/page.ts'\nexport type Show = Page`,
    'public-pages/src/lost.ts': `export { gone } from './gone.ts'`,
  })
  expect(summarize(await findBoundaryViolations(repository))).toEqual([
    'api/src/app.ts api-renders-only-public-pages',
    'api/src/widgets/queries.ts no-imports-from-tests',
    'api/src/widgets/queries.ts no-test-fixtures-in-production',
    'api/src/widgets/queries.ts scopes-come-from-the-platform',
    'console/src/page.ts tremor-only-in-charts',
    'console/src/page.ts ui-libraries-only-in-design',
    'console/src/preview.ts visitor-runtime-only-on-visitor-pages',
    'embeds/src/show.ts packages-import-only-shared',
    'public-pages/src/lost.ts imports-resolve',
    'shared/src/rule.ts shared-imports-no-package',
  ])
})

test('features that import each other are reported once, the thinnest connection first', async () => {
  const repository = await createRepository({
    'api/src/leads/lead.ts': `import type { Note } from '../notes/note.ts'\nexport type Lead = Note`,
    'api/src/leads/list.ts': `import type { Note } from '../notes/note.ts'\nexport type List = Note[]`,
    'api/src/notes/note.ts': `import type { Entry } from '../activity/entry.ts'\nexport type Note = Entry`,
    'api/src/activity/entry.ts': `export type Entry = 1`,
    'api/src/activity/routes.ts': `import type { Lead } from '../leads/lead.ts'\nexport type Route = Lead`,
    'console/src/leads/routes.ts': `export const page = () => import('../notes/page.ts')`,
    'console/src/notes/page.ts': `import '../leads/path.ts'`,
    'console/src/leads/path.ts': `export const path = '/leads'`,
  })
  expect(await findBoundaryViolations(repository)).toEqual([
    [
      'api/activity, api/leads, api/notes',
      '    no-feature-cycles: Features import each other in one direction only.',
      '    api/activity → api/leads: 1, such as api/src/activity/routes.ts → api/src/leads/lead.ts',
      '    api/notes → api/activity: 1, such as api/src/notes/note.ts → api/src/activity/entry.ts',
      '    api/leads → api/notes: 2, such as api/src/leads/lead.ts → api/src/notes/note.ts',
    ].join('\n'),
  ])
})

test('a file that was not checked is reported', async () => {
  const repository = await createRepository({
    'shared/src/rule.ts': 'export {}',
    'shared/src/node_modules/hidden.ts': 'export {}',
  })
  expect(await findBoundaryViolations(repository)).toEqual(['shared/src/node_modules/hidden.ts was not checked'])
})

const summarize = (violations) => violations.map((text) => text.replace(/ →.*\n {4}([\w-]+):.*/, ' $1')).sort()

async function createRepository(files) {
  const manifests = {
    'tsconfig.base.json': '{}',
    'shared/package.json': await readFile(inRoot('shared', 'package.json'), 'utf8'),
  }
  const repository = await mkdtemp(join(tmpdir(), 'gable-boundaries-'))
  folders.push(repository)
  for (const [file, text] of Object.entries({ ...manifests, ...files })) {
    await mkdir(dirname(join(repository, file)), { recursive: true })
    await writeFile(join(repository, file), text)
  }
  await link(inRoot('api', 'node_modules', 'kysely'), join(repository, 'node_modules', 'kysely'))
  await link(inRoot('api', 'node_modules', 'pg'), join(repository, 'node_modules', 'pg'))
  await link(inRoot('shared', 'node_modules', 'zod'), join(repository, 'node_modules', 'zod'))
  await link(
    inRoot('console', 'node_modules', '@tremor', 'react'),
    join(repository, 'node_modules', '@tremor', 'react'),
  )
  await link(join(repository, 'shared'), join(repository, 'node_modules', '@gable', 'shared'))
  return repository
}

async function link(target, path) {
  await mkdir(dirname(path), { recursive: true })
  await symlink(await realpath(target), path)
}
