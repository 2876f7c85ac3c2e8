import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { crossings } from './boundaries.mjs'
import { inRoot } from './repository.mjs'

vi.setConfig({ testTimeout: 30_000 })

const clones = []

afterEach(async () => {
  for (const clone of clones.splice(0)) await rm(clone, { recursive: true })
})

test('what keeps to its place passes', async () => {
  const clone = await cloneWith({
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
  expect(await crossings(clone)).toEqual([])
})

test('what runs where it may not is named', async () => {
  const clone = await cloneWith({
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
  expect(named(await crossings(clone))).toEqual([
    'api/src/widgets/count.ts sql-only-in-queries',
    'api/src/widgets/routes.ts no-circles',
    'api/src/widgets/routes.ts sql-only-in-queries',
    'embeds/src/show.ts no-zod-on-other-peoples-pages',
    'shared/src/leads/lead.ts no-circles',
  ])
})

test('what knows somebody it should not is named, even by type', async () => {
  const clone = await cloneWith({
    'shared/src/rule.ts': `import type { App } from '../../api/src/app.ts'\nexport type Rule = App`,
    'api/src/app.ts': `import type { Page } from '../../console/src/page.ts'\nexport type App = Page`,
    'api/src/widgets/queries.ts': `import { mint } from '../platform/mint.ts'\nimport { a } from './a.test.ts'\nexport const all = [mint, a]`,
    'api/src/widgets/a.test.ts': `export const a = 1`,
    'api/src/platform/mint.ts': `export const mint = 1`,
    'console/src/preview.ts': `export { view } from '../../embeds/src/journeys/view.ts'`,
    'embeds/src/journeys/view.ts': `export const view = 1`,
    'console/src/page.ts': `import { Card } from '@tremor/react'\nexport type Page = typeof Card`,
    'embeds/src/show.ts': `import type { Page } from '../../console/src/page.ts'\nexport type Show = Page`,
    'public-pages/src/lost.ts': `export { gone } from './gone.ts'`,
  })
  expect(named(await crossings(clone))).toEqual([
    'api/src/app.ts api-serves-only-public-pages',
    'api/src/widgets/queries.ts nothing-leans-on-a-test',
    'api/src/widgets/queries.ts only-the-platform-mints-scopes',
    'console/src/page.ts tremor-only-behind-charts',
    'console/src/preview.ts only-pages-hold-the-journey',
    'embeds/src/show.ts packages-know-only-shared',
    'public-pages/src/lost.ts everything-resolves',
    'shared/src/rule.ts shared-knows-nobody',
  ])
})

test('a file the cruiser did not look at is named', async () => {
  const clone = await cloneWith({ 'shared/src/rule.ts': 'export {}', 'shared/src/node_modules/hidden.ts': 'export {}' })
  expect(await crossings(clone)).toEqual(['shared/src/node_modules/hidden.ts was not looked at'])
})

const named = (sentences) => sentences.map((text) => text.replace(/ →.*\n {4}([\w-]+):.*/, ' $1')).sort()

async function cloneWith(files) {
  const outline = {
    'tsconfig.base.json': '{}',
    'shared/package.json': await readFile(inRoot('shared', 'package.json'), 'utf8'),
  }
  const clone = await mkdtemp(join(tmpdir(), 'gable-boundaries-'))
  clones.push(clone)
  for (const [file, text] of Object.entries({ ...outline, ...files })) {
    await mkdir(dirname(join(clone, file)), { recursive: true })
    await writeFile(join(clone, file), text)
  }
  await link(inRoot('api', 'node_modules', 'kysely'), join(clone, 'node_modules', 'kysely'))
  await link(inRoot('api', 'node_modules', 'pg'), join(clone, 'node_modules', 'pg'))
  await link(inRoot('shared', 'node_modules', 'zod'), join(clone, 'node_modules', 'zod'))
  await link(inRoot('console', 'node_modules', '@tremor', 'react'), join(clone, 'node_modules', '@tremor', 'react'))
  await link(join(clone, 'shared'), join(clone, 'node_modules', '@gable', 'shared'))
  return clone
}

async function link(target, path) {
  await mkdir(dirname(path), { recursive: true })
  await symlink(await realpath(target), path)
}
