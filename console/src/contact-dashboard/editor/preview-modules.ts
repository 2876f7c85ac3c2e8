import type { DashboardModule } from '@gable/shared/contact-dashboard/dashboard.ts'
import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import type { Draft } from './draft.ts'

interface PreviewInput {
  /** The page of a contact or of the sample home. */
  page: Pick<PublicDashboard, 'modules'>
  /** The page of a contact has only the modules and selling options that their filters let the contact see. */
  isOfContact: boolean
  /** The modules in order, with the pending new one on top. */
  modules: readonly DashboardModule[]
  /** The module of the open panel. It is shown even while it is hidden. */
  selectedModuleId: string | undefined
  draft: Draft | undefined
  /** Homeward is offered while its app is connected. */
  hasHomeward: boolean
}

/** The modules of the page, with everything that is not saved yet. */
export function toPreviewModules(input: PreviewInput): PublicModule[] {
  const { page, isOfContact, modules, selectedModuleId, draft, hasHomeward } = input
  const seen = new Map(page.modules.map((module) => [module.moduleId, module]))
  const shown = modules
    .filter(
      ({ isActive, moduleId }) => moduleId === selectedModuleId || (isActive && (!isOfContact || seen.has(moduleId))),
    )
    .map((module): PublicModule => {
      const { moduleId, moduleType, settings } = module
      if (draft?.moduleId === moduleId)
        return { moduleId, moduleType, settings: completeNumbers(draft.settings) } as PublicModule
      const ofContact = isOfContact && moduleType === 'SELLING_OPTIONS' ? seen.get(moduleId) : undefined
      return ofContact ?? ({ moduleId, moduleType, settings } as PublicModule)
    })
  return hasHomeward ? shown : shown.map(withoutHomeward)
}

function withoutHomeward(module: PublicModule): PublicModule {
  if (module.moduleType !== 'SELLING_OPTIONS') return module
  const { settings } = module
  return { ...module, settings: { ...settings, homeward: { ...settings.homeward, enabled: false } } }
}

/** A number field that is empty or half typed counts as zero, because the page calculates with it. */
function completeNumbers(value: unknown): unknown {
  if (value === null || Number.isNaN(value)) return 0
  if (Array.isArray(value)) return value.map(completeNumbers)
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, completeNumbers(part)]))
}
