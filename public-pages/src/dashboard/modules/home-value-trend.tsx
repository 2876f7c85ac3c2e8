import type { ModuleProps } from '../module-props.ts'

export const HomeValueTrend = ({ settings }: ModuleProps<'HOME_VALUE_TREND'>) => <h2>{settings.name}</h2>
