import type { FormDocument } from '../shared/blocks/workflow-form/formJson'

/** A form that only its scripts can draw, with each sort of field that the sandbox draws. */
export const drawnByScripts = {
  title: 'Laptop',
  components: [
    { type: 'title', key: 'what', label: 'Purpose', input: false },
    {
      type: 'columns',
      key: 'beside',
      input: false,
      columns: [
        {
          width: 6,
          components: [
            {
              type: 'select',
              key: 'model',
              label: 'Model',
              input: true,
              validate: { required: true },
              data: {
                values: [
                  { label: 'Light, for travel', value: 'light' },
                  { label: 'Strong, for films', value: 'strong' },
                ],
              },
            },
          ],
        },
        {
          width: 6,
          components: [
            {
              type: 'number',
              key: 'count',
              label: 'How many',
              input: true,
              defaultValue: 1,
              validate: { min: 1, max: 20 },
            },
          ],
        },
      ],
    },
    {
      type: 'number',
      key: 'price',
      label: 'Price in euros',
      description: 'What a device costs is fixed each quarter.',
      input: true,
      disabled: true,
      calculateValue: 'value = priceOf(data)',
    },
    {
      type: 'selectboxes',
      key: 'extras',
      label: 'Extras',
      input: true,
      values: [
        { label: 'Bag', value: 'bag' },
        { label: 'Mouse', value: 'mouse' },
      ],
    },
    {
      type: 'radio',
      key: 'pays',
      label: 'Who pays',
      input: true,
      values: [
        { label: 'The department', value: 'department' },
        { label: 'The project', value: 'project' },
      ],
    },
    { type: 'datetime', key: 'needed', label: 'Needed on', input: true, enableTime: false },
    {
      type: 'panel',
      key: 'who',
      title: 'Who uses it',
      input: false,
      components: [
        {
          type: 'datagrid',
          key: 'users',
          label: 'Users',
          input: true,
          components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
        },
      ],
    },
    { type: 'tags', key: 'for', label: 'What for', input: true },
    { type: 'file', key: 'offer', label: 'Offer', input: true, storage: 'base64' },
    { type: 'textarea', key: 'reason', label: 'Reason', input: true },
    { type: 'checkbox', key: 'isOld', label: 'I give an old one back', input: true },
  ],
  inlinescripts: [
    'const PRICES = { light: 900, strong: 1900 }\nconst priceOf = ({ model, count }) => (PRICES[model] || 0) * (count || 0)',
  ],
} as FormDocument
