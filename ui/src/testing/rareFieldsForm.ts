import type { FormDocument } from '../shared/blocks/workflow-form/formJson'

/** A form with the less common types of fields. */
export const rareFieldsForm: FormDocument = {
  title: 'Workshop',
  components: [
    { type: 'time', key: 'begins', label: 'Begins', validate: { required: true } },
    { type: 'time', key: 'ends', label: 'Ends', dataFormat: 'HH:mm', defaultValue: '17:00' },
    { type: 'tags', key: 'topics', label: 'Topics', maxTags: 2 },
    { type: 'modaledit', key: 'notes', label: 'Notes' },
    {
      type: 'survey',
      key: 'mood',
      label: 'Last time',
      validate: { required: true },
      questions: [
        { label: 'The room', value: 'room' },
        { label: 'The food', value: 'food' },
      ],
      values: [
        { label: 'Good', value: 'good' },
        { label: 'Bad', value: 'bad' },
      ],
    },
    {
      type: 'datamap',
      key: 'costs',
      label: 'Costs',
      keyLabel: 'For what',
      valueComponent: { type: 'number', key: 'amount', label: 'Amount', validate: { min: 1 } },
    },
    {
      type: 'file',
      key: 'plan',
      label: 'Plan',
      storage: 'base64',
      filePattern: '.pdf,image/*',
      fileMinSize: '1KB',
      fileMaxSize: '2KB',
      multiple: true,
    },
    { type: 'signature', key: 'signed', label: 'Signed by' },
    { type: 'select', key: 'venue', label: 'Venue', dataSrc: 'resource' },
    {
      type: 'editgrid',
      key: 'guests',
      label: 'Guests',
      components: [{ type: 'textfield', key: 'name', label: 'Name' }],
    },
  ],
}
