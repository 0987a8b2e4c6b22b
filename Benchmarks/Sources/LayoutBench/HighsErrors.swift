/// The sums of the errors of each level, from the highest down, as HiGHS 1.16 found them: `Benchmarks/highs errors --all`.
enum HighsErrors {
  static let all: [String: [Double]] = {
    var result: [String: [Double]] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":")
      result[String(parts[0])] =
        parts.count == 1 ? [] : parts[1].split(separator: " ").map { Double($0) ?? .nan }
    }
    return result
  }()

  private static let text = """
    coupled chain 2: 0 37
    coupled chain 3: 0 111
    coupled chain 4: 0 164
    coupled chain 5: 0 180
    coupled chain 6: 0 249
    coupled chain 7: 0 281
    coupled chain 8: 0 316
    coupled chain 9: 0 369
    coupled chain 10: 0 385
    coupled chain 11: 0 454
    coupled chain 12: 0 486
    coupled chain 13: 0 546
    coupled chain 14: 0 599
    coupled chain 15: 0 615
    coupled chain 16: 0 684
    coupled chain 17: 0 716
    coupled chain 18: 0 801
    coupled chain 19: 0 854
    coupled chain 20: 0 870
    coupled chain 21: 0 939
    coupled chain 22: 0 971
    coupled chain 23: 0 1056
    coupled chain 24: 0 1104
    coupled chain 25: 0 1115
    coupled chain 26: 0 1179
    coupled chain 27: 0 1206
    coupled chain 28: 0 1286
    coupled chain 29: 0 1329
    coupled chain 30: 0 1335
    coupled chain 31: 0 1394
    coupled chain 32: 0 1416
    coupled chain 33: 0 1491
    coupled chain 34: 0 1529
    coupled chain 35: 0 1530
    coupled chain 36: 0 1584
    coupled chain 37: 0 1601
    coupled chain 38: 0 1671
    coupled chain 39: 0 1704
    coupled chain 40: 0 1790
    coupled chain 41: 0 1839
    coupled chain 60: 0 2670
    coupled chain 100: 0 4490
    coupled chain 120: 0 5340
    coupled chain 200: 0 8880
    coupled chain 256: 0 11384
    coupled chain 400: 0 17810
    coupled chain 512: 0 22806
    coupled chain 800: 0 35640
    coupled grow 2: 0 0
    coupled grow 3: 0 0
    coupled grow 4: 0 53
    coupled grow 5: 0 69
    coupled grow 6: 0 138
    coupled grow 7: 0 170
    coupled grow 8: 0 170
    coupled grow 9: 0 223
    coupled grow 10: 0 239
    coupled grow 11: 0 308
    coupled grow 12: 0 340
    coupled grow 13: 0 340
    coupled grow 14: 0 393
    coupled grow 15: 0 409
    coupled grow 16: 0 478
    coupled grow 17: 0 510
    coupled grow 18: 0 510
    coupled grow 19: 0 563
    coupled grow 20: 0 579
    coupled grow 21: 0 648
    coupled grow 22: 0 680
    coupled grow 23: 0 765
    coupled grow 24: 0 813
    coupled grow 25: 0 824
    coupled grow 26: 0 888
    coupled grow 27: 0 915
    coupled grow 28: 0 995
    coupled grow 29: 0 1038
    coupled grow 30: 0 1044
    coupled grow 31: 0 1103
    coupled grow 32: 0 1125
    coupled grow 33: 0 1200
    coupled grow 34: 0 1238
    coupled grow 35: 0 1239
    coupled grow 36: 0 1293
    coupled grow 37: 0 1310
    coupled grow 38: 0 1380
    coupled grow 39: 0 1413
    coupled grow 40: 0 1499
    coupled grow 41: 0 1548
    coupled grow 60: 0 2379
    coupled grow 100: 0 4199
    coupled grow 120: 0 5049
    coupled grow 200: 0 8589
    coupled grow 256: 0 11093
    coupled grow 400: 0 17519
    coupled grow 512: 0 22515
    coupled grow 800: 0 35349
    coupled equalrows 2: 0 34 3
    coupled equalrows 3: 51 30 0
    coupled equalrows 4: 52 38 0
    coupled equalrows 5: 90 37 0
    coupled equalrows 6: 75 68 0
    coupled equalrows 7: 97 83 0
    coupled equalrows 8: 156 67.5 0
    coupled equalrows 9: 162 71 0
    coupled equalrows 10: 205 65 0
    coupled equalrows 11: 195 91 0
    coupled equalrows 12: 222 101 0
    coupled equalrows 13: 286 92.5 0
    coupled equalrows 14: 297 87 0
    coupled equalrows 15: 345 81.5 0
    coupled equalrows 16: 340 100 0
    coupled equalrows 17: 372 102.5 0
    coupled equalrows 18: 441 105 0
    coupled equalrows 19: 457 97 0
    coupled equalrows 20: 510 89 0
    coupled equalrows 21: 510 105 0
    coupled equalrows 22: 547 105 0
    coupled equalrows 23: 531 129 0
    coupled equalrows 24: 552 137 0
    coupled equalrows 25: 610 145 0
    coupled equalrows 26: 615 142.5 0
    coupled equalrows 27: 657 140 0
    coupled equalrows 28: 646 161.5 0
    coupled equalrows 29: 672 167 0
    coupled equalrows 30: 735 172.5 0
    coupled equalrows 31: 745 167.5 0
    coupled equalrows 32: 792 162.5 0
    coupled equalrows 33: 786 181.5 0
    coupled equalrows 34: 817 184.5 0
    coupled equalrows 35: 885 187.5 0
    coupled equalrows 36: 900 180 0
    coupled equalrows 37: 952 172.5 0
    coupled equalrows 38: 951 189 0
    coupled equalrows 39: 987 189.5 0
    coupled equalrows 40: 970 214 0
    coupled equalrows 41: 990 222.5 0
    coupled equalrows 60: 1470 324 0
    coupled equalrows 100: 2410 571.5 0
    coupled equalrows 120: 2940 682.5 0
    coupled equalrows 200: 4920 1109 0
    coupled equalrows 256: 6280 1448.5 0
    coupled equalrows 400: 9790 2254 0
    coupled equalrows 512: 12522 2895 0
    coupled equalrows 800: 19560 4536.5 0
    coupled tree 2: 0 22 15
    coupled tree 3: 37 13 0
    coupled tree 4: 36 76 0
    coupled tree 5: 72 176 0
    coupled tree 6: 55 203 0
    coupled tree 7: 75 150.5 0
    coupled tree 8: 132 104 0
    coupled tree 9: 136 589 0
    coupled tree 10: 177 434.5 0
    coupled tree 11: 165 522.25 0
    coupled tree 12: 190 331 0
    coupled tree 13: 252 296 0
    coupled tree 14: 261 195.5 0
    coupled tree 15: 307 111.25 0
    coupled tree 16: 300 139 0
    coupled tree 17: 330 1110.75 0
    coupled tree 18: 397 902.5 0
    coupled tree 19: 411 950.5 0
    coupled tree 20: 462 674.25 0
    coupled tree 21: 460 963 0
    coupled tree 22: 495 741.875 0
    coupled tree 23: 477 783.625 0
    coupled tree 24: 496 527.5 0
    coupled tree 25: 552 908.25 0
    coupled tree 26: 555 811.125 0
    coupled tree 27: 595 628.875 0
    coupled tree 28: 582 537 0
    coupled tree 29: 606 611.5 0
    coupled tree 30: 667 266.75 0
    coupled tree 31: 675 281.75 0
    coupled tree 32: 720 203 0
    coupled tree 33: 712 2402 0
    coupled tree 34: 741 2292.875 0
    coupled tree 35: 807 2076.4375 0
    coupled tree 36: 820 2060.75 0
    coupled tree 37: 870 2099.0625 0
    coupled tree 38: 867 2022.375 0
    coupled tree 39: 901 1849 0
    coupled tree 40: 882 1784.5 0
    coupled tree 41: 900 2248.875 0
    coupled tree 60: 1342 866 0
    coupled tree 100: 2202 4099.25 0
    coupled tree 120: 2692 1589.5 0
    coupled tree 200: 4512 8049 0
    coupled tree 256: 5760 1512.9375 0
    coupled tree 400: 8982 16551.1562 0
    coupled tree 512: 11490 3016.9375 0
    coupled tree 800: 17952 33245.0312 0
    coupled baselines 2: 0 0 0 45
    coupled baselines 3: 15 15 0 67
    coupled baselines 4: 36 36 0 91
    coupled baselines 5: 66 66 0 111
    coupled baselines 6: 87 87 0 132
    coupled baselines 7: 102 102 0 155
    coupled baselines 8: 105 105 0 179
    coupled baselines 9: 126 126 0 199
    coupled baselines 10: 141 141 0 221
    coupled baselines 11: 153 153 0 244
    coupled baselines 12: 183 183 0 268
    coupled baselines 13: 198 198 0 289
    coupled baselines 14: 210 210 0 311
    coupled baselines 15: 213 213 0 335
    coupled baselines 16: 234 234 0 355
    coupled baselines 17: 243 243 0 376
    coupled baselines 18: 282 282 0 399
    coupled baselines 19: 282 282 0 423
    coupled baselines 20: 297 297 0 443
    coupled baselines 21: 300 300 0 465
    coupled baselines 22: 324 324 0 488
    coupled baselines 23: 348 348 0 512
    coupled baselines 24: 360 360 0 533
    coupled baselines 25: 360 360 0 555
    coupled baselines 26: 375 375 0 579
    coupled baselines 27: 393 393 0 599
    coupled baselines 28: 399 399 0 620
    coupled baselines 29: 423 423 0 643
    coupled baselines 30: 435 435 0 667
    coupled baselines 31: 447 447 0 687
    coupled baselines 32: 447 447 0 709
    coupled baselines 33: 465 465 0 732
    coupled baselines 34: 471 471 0 756
    coupled baselines 35: 501 501 0 777
    coupled baselines 36: 528 528 0 799
    coupled baselines 37: 543 543 0 823
    coupled baselines 38: 543 543 0 843
    coupled baselines 39: 561 561 0 864
    coupled baselines 40: 582 582 0 887
    coupled baselines 41: 591 591 0 911
    coupled baselines 60: 870 870 0 1331
    coupled baselines 100: 1452 1452 0 2220
    coupled baselines 120: 1740 1740 0 2661
    coupled baselines 200: 2907 2907 0 4437
    coupled baselines 256: 3714 3714 0 5679
    coupled baselines 400: 5802 5802 0 8875
    coupled baselines 512: 7407 7407 0 11356
    coupled baselines 800: 11607 11607 0 17747
    coupled random 2: 0 0 0
    coupled random 3: 0 96 0
    coupled random 4: 198 0 57 0
    coupled random 5: 0 0 11 134 0
    coupled random 6: 0 0 233 78 0
    coupled random 7: 24 0 257 0
    coupled random 8: 0 0 63 73 0
    coupled random 9: 0 195 65 151 0
    coupled random 10: 183 19 209 403 0
    coupled random 11: 37 182 0 168 0
    coupled random 12: 0 242 212 209 0
    coupled random 13: 35 169 263 111 0
    coupled random 14: 0 0 38 650 0
    coupled random 15: 0 102 104 706 0
    coupled random 16: 67 119 156 923 0
    coupled random 17: 58 329 33 527 0
    coupled random 18: 47 268 167 927 0
    coupled random 19: 0 283 18 730 0
    coupled random 20: 166 30 1 561 0
    coupled random 21: 0 0 34 1473 0
    coupled random 22: 88 137 89 1517 0
    coupled random 23: 0 446 736 601 0
    coupled random 24: 0 598 233 500 0
    coupled random 25: 80 334 307 1268 0
    coupled random 26: 26 124 486 1300 0
    coupled random 27: 42 381 236 886 0
    coupled random 28: 137 466 88 750 0
    coupled random 29: 0 292 417 1171 0
    coupled random 30: 90 129 268 1280 0
    coupled random 31: 0 418 186 1660 0
    coupled random 32: 108 308 73 1911 0
    coupled random 33: 192 0 246 1499 0
    coupled random 34: 0 59 494 1733 0
    coupled random 35: 0 475 337 873 0
    coupled random 36: 0 674 262 719 0
    coupled random 37: 0 343 1139 3247 0
    coupled random 38: 0 422 492 1200 0
    coupled random 39: 0 345 299 1790 0
    coupled random 40: 21 300 988 2403 0
    coupled random 41: 0 41 442 2929 0
    coupled random 60: 0 413 895 3342 0
    coupled random 100: 0 653 1483 6276 0
    coupled random 120: 0 719 1226 6184 0
    coupled random 200: 66 1112 3643 13700 0
    coupled random 256: 21 968 2666 11462 0
    coupled random 400: 0 1751 6725 24461 0
    coupled random 512: 0 1817 10759 28665 0
    coupled random 800: 0 3120 17322 41964 0
    random 1 20: 0 0 0
    random 1 40: 0 0 0
    random 1 60: 0 0 398 0 0 0 0 0 56 7938 336.5625
    random 2 20: 0 12 814 22 39 13 21591 3 15 1
    random 2 40: 0 0 12 0 814 22 39 13 21591 3 15 397.9375 1
    random 2 60: 0 0 12 0 0 814 22 39 13 0 0 22001 3 15 397.9375 1
    random 3 20: 0 0 627 0 0 0 0 21559
    random 3 40: 0 0 627 0 0 0 0 21559
    random 3 60: 0 0 0 627 0 0 0 0 21781
    random 4 20: 0 0 805 35892
    random 4 40: 0 0 0 30 2 45 805 0 0 0 0 0 35898 305.0625 42
    random 4 60: 0 0 0 30 2 45 805 0 0 0 0 0 35898 305.0625 42
    random 5 20: 0 0 0 454.5625
    random 5 40: 0 0 0 454.5625
    random 5 60: 0 0 1125 35166 454.5625
    random 6 20: 0 0 0 441.625
    random 6 40: 0 0 20 0 1 24 36 273 25 4 16 0 0 0 0 16 68 91 54 77 8512 41 441.625
    random 6 60: 0 0 20 0 1 24 36 273 25 4 16 0 0 0 0 16 68 91 54 77 8512 41 441.625
    random 7 20: 0 0 604 12666 456.375
    random 7 40: 0 0 0 40 49 604 0 0 12870 37 456.375
    random 7 60: 0 0 0 40 49 1577 0 0 47273 37 456.375
    random 8 20: 0 0 1331 46967 512.125
    random 8 40: 0 0 1331 46967 512.125
    random 8 60: 0 0 0 1331 47004 512.125
    random 9 20: 0 0 0 0 0 91 368.1875
    random 9 40: 0 0 0 0 0 0 202 368.1875
    random 9 60: 0 0 16 41 0 0 955 0 22 36 0 0 0 34912 36 368.1875
    random 10 20: 0 0 704 17164
    random 10 40: 0 0 0 23 49 2 704 26 23 17164 428.25
    random 10 60: 0 0 0 0 23 49 2 704 26 23 0 0 0 0 2 68 91 54 77 17241 428.25
    random 11 20: 0 0 41 0 21 46 375 38 44 0 0 9833 27 22 408.4375
    random 11 40: 0 0 41 0 21 46 375 38 44 0 0 9833 27 22 408.4375
    random 11 60: 0 0 41 0 21 46 375 38 44 0 0 9833 27 22 408.4375
    random 12 20: 0 0 0
    random 12 40: 0 0 0 46 43 0 40 14
    random 12 60: 0 0 0 46 43 0 40 14 415.25
    random 13 20: 0 0 47 0 22 36 16 12 7 0 347.25 6
    random 13 40: 0 0 47 0 22 36 16 12 7 0 347.25 6
    random 13 60: 0 0 47 0 22 36 799 16 7 22 31 5 12 7 0 0 0 0 0 28717 45 347.25 6 42
    random 14 20: 0 0 0 30 44 9 0 24 29 18 403.6875
    random 14 40: 0 0 0 30 44 9 0 0 204 37 24 29 18 403.6875
    random 14 60: 0 0 0 30 44 9 0 0 204 37 24 29 18 403.6875
    random 15 20: 0 0 36 0 40 35 236 1 0 0 0 0 0 3694 46 47 434.75
    random 15 40: 0 0 36 0 0 40 35 236 1 0 0 0 0 0 3731 46 47 434.75
    random 15 60: 0 0 36 0 0 40 35 236 1 0 0 0 0 0 3731 46 47 434.75
    random 16 20: 0 0 0 250 460.25
    random 16 40: 0 0 0 0 287 460.25
    random 16 60: 0 0 0 0 287 460.25
    random 17 20: 0 0 0 352.1875
    random 17 40: 0 0 0 352.1875
    random 17 60: 0 0 0 222 352.1875
    random 18 20: 0 0 0 220 425.4375
    random 18 40: 0 0 0 0 442 425.4375
    random 18 60: 0 0 0 3 0 26 0 442 425.4375
    random 19 20:
    random 19 40: 0 0 0 0 39 41 42 111 29
    random 19 60: 0 0 0 0 39 41 42 0 0 0 0 0 121 29 406
    random 20 20: 0 0 1403 35634
    random 20 40: 0 0 1403 35634 111
    random 20 60: 0 0 1403 35634 111
    """
}
