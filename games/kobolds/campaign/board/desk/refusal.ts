/** A refusal in words, with its rule. */
import type { Refusal } from '@guildhall/kernel';
import { text } from '../../text/index.ts';
import type { Ground } from '../ground.ts';

export const refusalIn = ({ props }: Ground, refusal: Refusal | null): string | null =>
  refusal && `${text[props.language].refusal(refusal, props.say)} [${refusal.rule}]`;
