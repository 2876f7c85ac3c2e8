import css from '../../calculator/calculator.css'
import { defineWidget } from '../../element/widget.tsx'
import { AffordabilityView } from './affordability-view.tsx'

defineWidget('AFFORDABILITY_CALC', AffordabilityView, css)
