/** What the editor and the pictures of rules need of a recording. Players load it, too, so what only panels show has doors of its own. */
export {
  createInAfter,
  deleteInAfter,
  moveAction,
  moveInAfter,
  removeAction,
  setAppearanceInAfter,
  setGlobalInAfter,
  setTransformInAfter,
  setVariableInAfter,
} from "./after.ts";
export {
  moveInBefore,
  placeInBefore,
  refusalToRemove,
  removeFromBefore,
  setAppearanceInBefore,
  setTransformInBefore,
  setVariableInBefore,
} from "./before.ts";
export { COMPARATOR_WORDS } from "./conditionSentence.ts";
export {
  addCondition,
  type ConditionSide,
  type ConditionSlot,
  clearOperand,
  comparatorsFor,
  holdsNow,
  kindOfCondition,
  refusalOfOperand,
  refusalToAdd,
  removeCondition,
  setComparator,
  setOperand,
  toggleCondition,
} from "./conditions.ts";
export {
  encloseSquare,
  growSide,
  isIgnoredAt,
  isWithinReach,
  moveSide,
  recountExtent,
  setIgnored,
  showSquare,
  sideLine,
} from "./extent.ts";
export { type Flight, flightOf } from "./flight.ts";
export { LUCK_KEY, luckWords, newLuck, ONE_IN_DEFAULT, ownLuck } from "./luck.ts";
export { characterName } from "./Narration.ts";
export { capOfKey, nameOfKey } from "./nameOfKey.ts";
export {
  actorsInPicture,
  afterPicture,
  type GameContext,
  gameContextOf,
  isInPicture,
  pictureBeforeRow,
  type Recording,
  squaresOf,
} from "./Recording.ts";
export { isInPictures, type RulePictures, recordingOfRule, rulePictures, type SquareArea } from "./rulePictures.ts";
export { conditionRows, sentenceOf, titleOfUnnamed, UNNAMED_RULE } from "./sentence.ts";
export {
  addSetting,
  clearValue,
  isSetting,
  kindOfSetting,
  refusalOfValue,
  type SettingAction,
  setOperation,
  setValue,
} from "./settings.ts";
export { rulesShadowedBy, rulesShadowing } from "./shadowedRules.ts";
export { startForCharacter, startFromRule, startOnActor } from "./start.ts";
export { blocksAround, omittedConditions, omittedCount, toRule } from "./toRule.ts";
export type { ValueKind } from "./valueKinds.ts";
export { joinWords } from "./wording.ts";
