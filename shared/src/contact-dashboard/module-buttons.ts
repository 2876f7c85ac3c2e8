import type { Language } from '../journeys/journey.ts'
import { type ButtonAction, type DashboardButton, popupLeadForm } from './button.ts'
import { getDashboardLabels } from './labels/get-dashboard-labels.ts'
import { sellingOptionKeys } from './modules/selling-options.ts'
import type { PublicModule } from './public-dashboard.ts'
import { translateModule } from './translate-module.ts'

/** Names a button within its module, in the URL of its form. */
export type ButtonKey = 'button' | 'link' | (typeof sellingOptionKeys)[keyof typeof sellingOptionKeys]

/** The shown buttons of a module that can open a form. */
export function getModuleButtons(
  stored: PublicModule,
  language: Language,
): Partial<Record<ButtonKey, DashboardButton>> {
  const module = translateModule(stored, language)
  switch (module.moduleType) {
    case 'HOME_ESTIMATE': {
      const { showCTA, linkText } = module.settings
      return showCTA ? { link: createValueLink(linkText) } : {}
    }
    case 'MULTI_AVM': {
      const { showButtonLink, buttonLinkText } = module.settings
      return showButtonLink ? { link: createValueLink(buttonLinkText) } : {}
    }
    case 'HOME_VALUE_TREND':
      return module.settings.showCTA ? { link: createValueLink(getDashboardLabels(language).homeValueTrend.link) } : {}
    case 'COMPS': {
      const { showCTA, linkText } = module.settings
      return showCTA ? { link: createValueLink(linkText) } : {}
    }
    case 'BUYING_PREFERENCE': {
      const { showCTA, linkText } = module.settings
      return showCTA ? { link: createLink(linkText, { ...popupLeadForm, leadType: 'BUYER' }) } : {}
    }
    case 'HOME_EQUITY':
    case 'VIDEO': {
      const { showCTAButton, ctaButton } = module.settings
      return showCTAButton ? { button: ctaButton } : {}
    }
    case 'SELLING_OPTIONS':
      return Object.fromEntries(
        Object.values(sellingOptionKeys).flatMap((key) =>
          module.settings[key].enabled ? [[key, module.settings[key].ctaButton]] : [],
        ),
      )
    case 'CONTACT_AGENT': {
      const { buttonType, buttonLabel } = module.settings
      return { button: { type: buttonType, label: buttonLabel, action: { ...popupLeadForm, leadType: 'GENERAL' } } }
    }
    case 'MORTGAGE_TREND':
    case 'PRIMARY_CTA':
    case 'CTA':
      return { button: module.settings.ctaButton }
    case 'THREE_STEP_PROCESS':
    case 'LENDER':
      return { button: module.settings.button }
    case 'HOME_DETAILS':
    case 'HTML':
      return {}
  }
}

/** A link that asks the agency for a value. */
const createValueLink = (label: string): DashboardButton => createLink(label, { ...popupLeadForm, leadType: 'HV' })

const createLink = (label: string, action: ButtonAction): DashboardButton => ({ type: 'LINK', label, action })
