import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

/**
 * A screen loads eight scripts or so instead of one for every icon and shared part: what the start needs, what every page of an
 * account needs, what most pages use, and what the pages of one feature share. Charts, rich text and maps stay apart.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 8 },
    { name: nameFormInputs, debugName: 'form-inputs', priority: 7 },
    { name: nameAccount, debugName: 'account', priority: 6 },
    { name: 'drag', test: /[\\/](@dnd-kit[\\/]|drag-list\.tsx$)/, priority: 5 },
    { name: 'common', minShareCount: 8, priority: 4 },
    { name: nameEditing, debugName: 'editing', priority: 3 },
    { name: nameEditor, debugName: 'editor', priority: 2 },
    { name: nameCrm, debugName: 'crm', minShareCount: 2, priority: 1 },
    { name: nameFeature, debugName: 'feature', minShareCount: 2 },
  ],
}

const signInModules = ['src/identity/login-page.tsx']

/** The frame of an account with its guards and route table. */
const accountModules = ['src/app/account-routes.tsx', 'src/app/guards/account-guards.tsx', 'src/app/shell/shell.tsx']

/** The pages of people, homes and leads open each other all day, so they share one script. */
const crmModules = [
  'src/contacts/contacts-frame.tsx',
  'src/contacts/list/list-view.tsx',
  'src/leads/leads-frame.tsx',
  'src/contacts/contact-page/contact-page.tsx',
  'src/contacts/contact-page/activity-tab.tsx',
  'src/leads/board/board-page.tsx',
  'src/leads/list/lead-list.tsx',
  'src/properties/property-layout.tsx',
  'src/properties/overview-page.tsx',
]

function nameFormInputs(id: string, context: Rolldown.ChunkingContext) {
  const isPage = signInModules.some((module) => id === toModuleId(module))
  return !isPage && isImportedBy(signInModules, id, context) ? 'form-inputs' : null
}

/** With all icons and the validation of forms, which nearly every page uses. */
function nameAccount(id: string, context: Rolldown.ChunkingContext) {
  const isLibrary = /[\\/]node_modules[\\/](lucide-react|zod)[\\/]/.test(id)
  return isLibrary || isImportedBy(accountModules, id, context) ? 'account' : null
}

/** Apart from what other features use as well: a page that needs one small part would load all of it. */
function nameCrm(id: string, context: Rolldown.ChunkingContext) {
  if (!isImportedBy(crmModules, id, context)) return null
  return listEntries(id, context).every(isCrmModule) ? 'crm-shared' : 'crm-common'
}

const isCrmModule = (id: string) => /[\\/]console[\\/]src[\\/](contacts|leads|properties)[\\/]/.test(id)

/** What all editors share comes before the editors of each feature, which would take it along. */
function nameEditing(id: string, context: Rolldown.ChunkingContext) {
  return findFeature(id) === 'editing' ? nameEditor(id, context) : null
}

/**
 * What editors and other screens use. Without this, an editor would load the lists and reports of each feature it touches. It
 * comes before the features, because a group takes along everything that its modules import.
 */
function nameEditor(id: string, context: Rolldown.ChunkingContext) {
  const screens = listScreens(id, context)
  if (screens.length < 2 || !screens.some(isEditor)) return null
  const feature = isImportedBy(crmModules, id, context) ? 'crm' : findFeature(id)
  return feature && `${feature}-editor`
}

const isEditor = (id: string) => id.endsWith('-editor-page.tsx')

/** The screens that import this module. Dialogs and panels that open on demand are no screens. */
const listScreens = (id: string, context: Rolldown.ChunkingContext) =>
  listEntries(id, context).filter((entry) => context.getModuleInfo(entry)?.dynamicImporters.some(isRoutes))

const isRoutes = (id: string) => /routes\.tsx?$/.test(id)

/** The modules that load on demand and import this one. */
function listEntries(id: string, context: Rolldown.ChunkingContext): string[] {
  const found = new Set([id])
  for (const importer of found) for (const next of context.getModuleInfo(importer)?.importers ?? []) found.add(next)
  return [...found].filter((module) => (context.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0)
}

/** What several screens of a feature use. What only dialogs share besides one screen stays apart. */
function nameFeature(id: string, context: Rolldown.ChunkingContext) {
  if (listScreens(id, context).length < 2) return null
  const feature = isOnHome(id) ? 'home' : findFeature(id)
  return feature && `${feature}-shared`
}

/** Home shows a little of each. */
const isOnHome = (id: string) => /[\\/]console[\\/]src[\\/](calls|getting-started|leads|onboarding)[\\/]/.test(id)

/** Parts that belong to no feature differ too much in size to load together. */
function findFeature(id: string) {
  const [, folder = 'design'] = /[\\/](?:console|shared)[\\/]src[\\/]([\w-]+)[\\/]/.exec(id) ?? []
  return ['design', 'layout', 'platform'].includes(folder) ? null : folder
}

function isImportedBy(modules: readonly string[], id: string, context: Rolldown.ChunkingContext) {
  const key = modules.join()
  let imported = importedModules.get(key)
  if (!imported) {
    imported = listStaticImports(modules.map(toModuleId), context)
    importedModules.set(key, imported)
  }
  return imported.has(id)
}

const importedModules = new Map<string, ReadonlySet<string>>()

/** The modules with everything that they import statically. */
function listStaticImports(modules: readonly string[], context: Rolldown.ChunkingContext) {
  const found = new Set(modules)
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

const toModuleId = (module: string) => fileURLToPath(new URL(module, import.meta.url))
