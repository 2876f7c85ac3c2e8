import css from '../../calculator/calculator.css'
import { defineWidget } from '../../element/widget.tsx'
import { MortgageView } from './mortgage-view.tsx'

defineWidget('MORTGAGE_CALC', MortgageView, css)
