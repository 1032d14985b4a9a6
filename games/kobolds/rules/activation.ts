/** Chapter 7: an activation from its first test to its end (KC-7.5, KC-7.6). The acts themselves are registered in acts.ts. */
export { activationOf, canAct, endActivation, registerAct, registerStart, spendAction, whyNotAct } from './acts.ts';
