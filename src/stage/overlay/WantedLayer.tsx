import { Maximize, X } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { frameTime, prefersReducedMotion } from "../../browser/screen.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { WantedPicture } from "../../editor/index.ts";
import { type Point, subtract } from "../../engine/index.ts";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { areaBox } from "../view/camera.ts";
import type { StageView } from "../view/StageView.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import { cameraFor } from "./overlayPlaces.ts";
import { SeenStage } from "./SeenStage.tsx";
import styles from "./WantedLayer.module.css";
import { balloonPlace, type Joint, jointOf, nearSquare } from "./wantedPlaces.ts";

interface WantedLayerProps {
  readonly facts: ViewFacts;
  readonly stageView: StageView;
  readonly wanted: WantedPicture;
}

/** What a rule wanted, in a balloon over the squares that it was compared with, at the same scale; the view comes near for it. */
export function WantedLayer({ facts, stageView, wanted }: WantedLayerProps) {
  const { rule, game, at } = wanted;
  const pictures = cachedRulePictures(rule, game);
  const square = useEditorState(({ reason }) => reason?.square ?? null);
  const [seesAll, seeAll] = useState<WantedPicture | null>(null);
  const { viewSize } = facts;
  const camera = cameraFor(wanted.stage, facts);
  const corner = subtract(pictures.shown, pictures.main);
  const area = useMemo(
    () => ({ x: at.x + corner.x, y: at.y + corner.y, width: pictures.shown.width, height: pictures.shown.height }),
    [at, corner.x, corner.y, pictures],
  );
  const isPast = useEditorState(({ ui }) => ui.past !== null);
  const comeNear = useEffectEvent(() => stageView.comeNear(nearSquare(area, viewSize), glideFrom(!isPast)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes near again for every other rule.
  useEffect(() => comeNear(), [wanted]);
  useEffect(() => () => stageView.comeNear(null, glideFrom(true)), [stageView]);
  const side = areaBox({ x: 0, y: 0, width: 1, height: 1 }, camera).width;
  const real = areaBox(area, camera);
  const balloon = balloonPlace(real, viewSize);
  const boxOf = (one: Point) => ({ x: (one.x - corner.x) * side, y: (one.y - corner.y) * side, ...sides(side) });
  const squareBox = (one: Point) => {
    const { x, y } = boxOf(one);
    return { left: x, top: y, ...sides(side) };
  };
  const marks = (
    <>
      {wanted.others.map((one) => (
        <span key={`${one.x},${one.y}`} className={styles.other} style={squareBox(one)} />
      ))}
      {square && <span className={styles.failing} style={squareBox(square)} />}
    </>
  );
  return (
    <div className={styles.layer}>
      <SeenStage wanted={wanted} camera={camera} />
      <div className={styles.real} style={{ left: real.x, top: real.y, width: real.width, height: real.height }}>
        {marks}
      </div>
      <div className={styles.balloon} data-place={balloon.place} style={{ left: balloon.left, top: balloon.top }}>
        <p className={styles.title}>I wanted this</p>
        <div className={styles.picture}>
          <RulePicture rule={rule} game={game} which="before" square={side} />
          {marks}
        </div>
      </div>
      {square && <JointSigns joint={jointOf(real, balloon, boxOf(square))} />}
      {seesAll !== wanted && (
        <Button
          size="small"
          onClick={() => {
            stageView.comeNear(null, glideFrom(!isPast));
            seeAll(wanted);
          }}
        >
          <Maximize size={18} aria-hidden="true" /> See it all
        </Button>
      )}
    </div>
  );
}

/** Now, unless nothing should move. */
function glideFrom(isSmooth: boolean): number | null {
  return isSmooth && !prefersReducedMotion() ? frameTime() : null;
}

function sides(side: number) {
  return { width: side, height: side };
}

/** The sign between the wrong square and the wanted one, and a line where they are not one over the other. */
function JointSigns({ joint: { badge, line } }: { readonly joint: Joint }) {
  return (
    <>
      {line && (
        <svg className={styles.joint} aria-hidden="true">
          <line x1={line.from.x} y1={line.from.y} x2={line.to.x} y2={line.to.y} />
        </svg>
      )}
      <span className={styles.badge} style={{ left: badge.x, top: badge.y }}>
        <X size={22} strokeWidth={4} aria-hidden="true" />
      </span>
    </>
  );
}
