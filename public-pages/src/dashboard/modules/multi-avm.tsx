import type { ModuleProps } from '../module-props.ts'

export const MultiAvm = ({ settings }: ModuleProps<'MULTI_AVM'>) => <h2>{settings.mainHeading}</h2>
