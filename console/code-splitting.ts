import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>

/**
 * A screen loads a dozen scripts instead of one for every icon and shared part: what the start needs, what every page of an
 * account needs, what most pages use, and what the pages of one feature share. Charts, rich text and maps stay apart.
 */
export const codeSplitting: CodeSplitting = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 7 },
    // Before the groups that follow imports: the icon package imports every icon from one module.
    { name: 'icons', test: /[\\/]lucide-react[\\/]/, priority: 6 },
    { name: nameSharedStart, debugName: 'start', priority: 5 },
    { name: nameAccount, debugName: 'account', priority: 4 },
    { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 3 },
    { name: 'drag', test: /[\\/](@dnd-kit[\\/]|drag-list\.tsx$)/, priority: 3 },
    { name: nameFormInputs, debugName: 'form-inputs', priority: 2 },
    { name: 'common', minShareCount: 8, priority: 1 },
    { name: nameFeature, debugName: 'feature', minShareCount: 2 },
  ],
}

const signInModules = ['src/identity/login-page.tsx']

/** The frame of an account with its guards and route table. */
const accountModules = ['src/app/account-routes.tsx', 'src/app/guards/account-guards.tsx', 'src/app/shell/shell.tsx']

/** Parts that are needed whether or not somebody is signed in. */
function nameSharedStart(id: string, context: Rolldown.ChunkingContext) {
  return isImportedBy(signInModules, id, context) && isImportedBy(accountModules, id, context) ? 'start' : null
}

function nameAccount(id: string, context: Rolldown.ChunkingContext) {
  return isImportedBy(accountModules, id, context) ? 'account' : null
}

function nameFormInputs(id: string, context: Rolldown.ChunkingContext) {
  const isPage = signInModules.some((module) => id === toModuleId(module))
  return !isPage && isImportedBy(signInModules, id, context) ? 'form-inputs' : null
}

/** What several pages of a feature use. Parts that belong to no feature differ too much in size to load together. */
function nameFeature(id: string) {
  const [, folder = 'design'] = /[\\/]console[\\/]src[\\/]([\w-]+)[\\/]/.exec(id) ?? []
  if (['design', 'layout', 'platform'].includes(folder)) return null
  return crmFolders.has(folder) ? 'crm-shared' : `${folder}-shared`
}

/** The pages of people, homes and leads open each other all day, so they share one script. */
const crmFolders = new Set([
  ...['activity', 'attributes', 'calls', 'contacts', 'contact-emails', 'conversations', 'dashboard-links', 'exports'],
  ...['flow-runs', 'getting-started', 'home', 'lead-routing', 'lead-settings', 'leads', 'notes', 'onboarding'],
  ...['properties', 'segments', 'sharing', 'submissions', 'tags'],
])

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
