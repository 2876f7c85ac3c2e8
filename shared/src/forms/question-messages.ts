import { questionChoicesMaximum, questionsMaximum } from './question.ts'

export const questionMessages = {
  tooMany: `A form cannot have more than ${questionsMaximum} questions`,
  tooManyChoices: `A question cannot have more than ${questionChoicesMaximum} choices`,
  tooFewChoices: 'Please add at least two choices',
  noChoices: 'Only choice questions have choices',
  repeated: 'This question is in the form twice',
  repeatedChoice: 'Another choice has this label',
  noTags: 'Only choice questions can add tags',
  missingSource: 'The question that this one depends on was deleted. Choose another one.',
  laterSource: (label: string) =>
    `This question depends on “${label}”, which comes later. Move it below that question.`,
  noBranch: 'Choose a question with choices, or a yes or no question',
  missingAnswer: 'Choose the answer again. It is no longer one of the choices.',
  missingAttribute: 'This attribute no longer exists. Choose another one.',
  wrongAttribute: 'Answers to this question do not fit this attribute. Choose another one.',
  missingOption: (label: string) =>
    `“${label}” is not an option of this attribute. Add it to the attribute, or choose another one.`,
}
