/** The name of a task's form, for drafts and windows. */
export const taskFormName = (taskId: string) => `task ${taskId}`

/** The name of a request's form, for drafts and windows; without a recipient it is a request for oneself. */
export const requestFormName = (definition: string, recipient = '') =>
  `request ${definition} ${recipient}`
