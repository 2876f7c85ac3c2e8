import { maxLengths } from '@gable/shared/contact-dashboard/limits.ts'
import {
  type SellingOptionType,
  sellingOptionKeys,
  sellingOptionTypes,
} from '@gable/shared/contact-dashboard/modules/selling-options.ts'
import { HandCoins, Info, ListOrdered, type LucideIcon, Signpost, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldPath } from 'react-hook-form'
import { SectionList } from '../../../editing/section-list.tsx'
import { useEditorPanels } from '../../../editing/use-editor-panels.ts'
import { HeadingField, NameField, SubheadingField } from '../fields/common-fields.tsx'
import { ModuleFields } from '../fields/module-fields.tsx'
import { PanelTextField } from '../fields/panel-text-field.tsx'
import { ToggledFields } from '../fields/toggled-fields.tsx'
import type { ModuleValues, PanelProps } from './panel-props.ts'
import { SellingOptionFields } from './selling-option-fields.tsx'
import { SellingOptionList } from './selling-option-list.tsx'
import { optionNames } from './selling-option-names.ts'

/** Homeward is offered while its app is connected. */
const listOfferedTypes = (connectedApps: readonly string[]): SellingOptionType[] =>
  sellingOptionTypes.filter(
    (type) => type !== 'HOMEWARD' || connectedApps.some((app) => app.toUpperCase() === 'HOMEWARD'),
  )

export function SellingOptionsPanel({ form, dashboardId, connectedApps }: PanelProps<'SELLING_OPTIONS'>) {
  const { control } = form
  const types = listOfferedTypes(connectedApps)
  const sections: Section[] = [
    {
      key: 'general',
      label: 'General',
      icon: Type,
      fields: ['settings.name', 'settings.title', 'settings.subheading'],
      content: <GeneralFields />,
    },
    {
      key: 'options',
      label: 'Selling Options',
      icon: ListOrdered,
      // The form has no such field: the error concerns all options together.
      fields: ['settings.sellingOptions' as FieldPath<Values>],
      content: <SellingOptionList form={form} types={types} />,
    },
    ...types.map(
      (type): Section => ({
        key: type,
        label: optionNames[type],
        icon: type === 'HOMEWARD' ? HandCoins : Signpost,
        fields: [`settings.${sellingOptionKeys[type]}`],
        content: <SellingOptionFields control={control} type={type} dashboardId={dashboardId} />,
      }),
    ),
    {
      key: 'disclaimer',
      label: 'Disclaimer',
      icon: Info,
      fields: ['settings.disclaimerMessage'],
      content: <DisclaimerFields />,
    },
  ]
  const { openPanel, setOpenPanel, hasErrors } = useEditorPanels(control, sections)
  return (
    <ModuleFields type="SELLING_OPTIONS">
      <SectionList
        title="Sections"
        sections={sections.map((section) => ({ ...section, hasErrors: hasErrors(section.key) }))}
        openKey={openPanel}
        onOpenChange={setOpenPanel}
      />
    </ModuleFields>
  )
}

type Values = ModuleValues<'SELLING_OPTIONS'>

interface Section {
  key: string
  label: string
  icon: LucideIcon
  fields: FieldPath<Values>[]
  content: ReactNode
}

const GeneralFields = () => (
  <>
    <NameField />
    <HeadingField name="settings.title" label="Title" />
    <ToggledFields name="settings.showSubheading" label="Show Subheading" covers={['settings.subheading']}>
      <SubheadingField />
    </ToggledFields>
  </>
)

const DisclaimerFields = () => (
  <ToggledFields name="settings.showDisclaimer" label="Show Disclaimer" covers={['settings.disclaimerMessage']}>
    <PanelTextField name="settings.disclaimerMessage" label="Disclaimer" max={maxLengths.disclaimer} rows={3} />
  </ToggledFields>
)
