import type { ModuleProps } from '../module-props.ts'

export const BuyingPreference = ({ settings }: ModuleProps<'BUYING_PREFERENCE'>) => <h2>{settings.heading}</h2>
