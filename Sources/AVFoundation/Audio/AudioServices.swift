/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The number of the vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a short sound, or vibrates. Has no effect here.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a short sound. Has no effect here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
