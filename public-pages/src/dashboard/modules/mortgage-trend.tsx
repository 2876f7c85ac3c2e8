import type { ModuleProps } from '../module-props.ts'

export const MortgageTrend = ({ settings }: ModuleProps<'MORTGAGE_TREND'>) => <h2>{settings.heading}</h2>
