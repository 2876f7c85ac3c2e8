export const moduleTypes = [
  'HOME_ESTIMATE',
  'MULTI_AVM',
  'HOME_VALUE_TREND',
  'SELLING_OPTIONS',
  'HOME_EQUITY',
  'COMPS',
  'MORTGAGE_TREND',
  'HOME_DETAILS',
  'BUYING_PREFERENCE',
  'PRIMARY_CTA',
  'CONTACT_AGENT',
  'THREE_STEP_PROCESS',
  'VIDEO',
  'HTML',
  'CTA',
  'LENDER',
] as const
export type ModuleType = (typeof moduleTypes)[number]

/** A newer version may have stored a module of a type that this version does not know. */
export const isModuleType = (type: string): type is ModuleType => moduleTypes.some((known) => known === type)

/** The types an agent can add and remove, with their labels in the picker. Every dashboard has one of each other type. */
export const addableModules = [
  { type: 'THREE_STEP_PROCESS', label: '3 Step Process' },
  { type: 'VIDEO', label: 'Video Block Module' },
  { type: 'HTML', label: 'Custom HTML Module' },
  { type: 'CTA', label: 'Call-to-action Module' },
  { type: 'LENDER', label: 'Vendor Module' },
] as const satisfies readonly { type: ModuleType; label: string }[]
export type AddableModuleType = (typeof addableModules)[number]['type']

export const addableTypes: readonly AddableModuleType[] = addableModules.map(({ type }) => type)

export const isAddable = (type: string): type is AddableModuleType => addableTypes.some((addable) => addable === type)
